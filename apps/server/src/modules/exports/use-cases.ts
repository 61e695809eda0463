import { defineUseCases } from '../define-use-cases.ts';
import { exportBasket } from './export-basket.ts';
import { exportTitle } from './export-title.ts';
import { getTitleDublinCore } from './get-title-dublin-core.ts';
import { getTitleReference } from './get-title-reference.ts';

/** Use cases behind the calls of references and exported files. */
export const useCases = defineUseCases((context) => ({
  getTitleReference: getTitleReference(context),
  getTitleDublinCore: getTitleDublinCore(context.db),
  exportTitle: exportTitle(context),
  exportBasket: exportBasket(context),
}));
