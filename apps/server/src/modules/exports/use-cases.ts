import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { exportBasket } from './export-basket.ts';
import { exportTitle } from './export-title.ts';
import { getTitleDublinCore } from './get-title-dublin-core.ts';
import { getTitleReference } from './get-title-reference.ts';

/** Use cases behind the calls of references and exported files. */
export function useCases(context: Context) {
  return {
    getTitleReference: getTitleReference(context),
    getTitleDublinCore: getTitleDublinCore(context.db),
    exportTitle: exportTitle(context),
    exportBasket: exportBasket(context),
  } satisfies Partial<UseCases>;
}
