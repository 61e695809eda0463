import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { downloadReport, getReport } from './get-report.ts';

/** Use cases behind the calls of reports for staff. */
export function useCases(context: Context) {
  return {
    getReport: getReport(context),
    downloadReport: downloadReport(context),
  } satisfies Partial<UseCases>;
}
