import { defineUseCases } from '../define-use-cases.ts';
import { checkAccountClosing, closeAccount } from './close-account.ts';
import { decideMail } from './decide-mail.ts';
import { exportOwnData } from './export-own-data.ts';
import { getPrivacy } from './get-privacy.ts';
import { changeHistoryTerm, clearHistory } from './history.ts';
import { listRecordLooks } from './list-record-looks.ts';

/** Use cases behind the calls about privacy. */
export const useCases = defineUseCases((context) => ({
  getPrivacy: getPrivacy(context),
  changeHistoryTerm: changeHistoryTerm(context),
  clearHistory: clearHistory(context),
  decideMail: decideMail(context),
  listRecordLooks: listRecordLooks(context),
  exportOwnData: exportOwnData(context),
  checkAccountClosing: checkAccountClosing(context),
  closeAccount: closeAccount(context),
}));
