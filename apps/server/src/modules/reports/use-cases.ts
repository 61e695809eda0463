import { defineUseCases } from '../define-use-cases.ts';
import { downloadReport, getReport } from './get-report.ts';

/** Use cases behind the calls of reports for staff. */
export const useCases = defineUseCases((context) => ({
  getReport: getReport(context),
  downloadReport: downloadReport(context),
}));
