import type { KeyDeps } from '../modules/auth/index.ts';
import type { SearchDeps } from '../modules/search/index.ts';
import { applyClosures } from './apply-closures.ts';
import { countOften } from './count-most-lent.ts';
import { clearOld } from './clear-old.ts';
import { clearSessions } from './clear-sessions.ts';
import { endBlocks } from './end-blocks.ts';
import { forgetOldHistories } from './forget-histories.ts';
import { keepHolds } from './keep-holds.ts';
import { expireLoanRequests } from './loan-requests.ts';
import { alertReaders } from './new-title-alerts.ts';
import { sendNotices } from './notices.ts';
import type { RegularJobs } from './regular-job.ts';
import { renewLoans } from './renew-loans.ts';

export interface RegularDeps extends SearchDeps, KeyDeps {
  /** Of the site, for links in letters; null: not known. */
  readonly origin: string | null;
}

/** In the order of a night, in which they also make up for one that was missed. */
export function regularJobs(deps: RegularDeps): RegularJobs {
  return {
    'end-blocks': endBlocks(deps),
    'keep-holds': keepHolds(deps),
    'apply-closures': applyClosures(deps),
    'loan-requests': expireLoanRequests(deps),
    'renew-loans': renewLoans(deps),
    'new-title-alerts': alertReaders(deps),
    notices: sendNotices(deps),
    'most-lent': countOften(deps),
    'clear-sessions': clearSessions(deps),
    'forget-histories': forgetOldHistories(deps),
    'clear-old': clearOld(deps),
  };
}
