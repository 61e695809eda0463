import { defineUseCases } from '../../define-use-cases.ts';
import { listDebts } from './list-debts.ts';
import { getPixCode, issuePixCode, previewPixKey } from './pix/index.ts';
import { issueSlip } from './slip/issue-slip.ts';

/** Use cases behind the calls of a patron's debts, and of the account that their money goes to. */
export const useCases = defineUseCases((context) => ({
  listDebts: listDebts(context.db),
  getPixCode: getPixCode(context.db),
  issuePixCode: issuePixCode(context),
  previewPixKey: previewPixKey(context.db),
  issueSlip: issueSlip(context),
}));
