import type { KeyDeps } from '../modules/auth/index.ts';
import type { SearchDeps } from '../modules/search/index.ts';
import { applyClosures } from './apply-closures.ts';
import { clearExpired } from './clear-expired.ts';
import { clearHeadings } from './clear-headings.ts';
import { clearKioskSessions } from './clear-kiosk-sessions.ts';
import { countMostLent } from './count-most-lent.ts';
import { endBlocks } from './end-blocks.ts';
import { expireLoanRequests } from './expire-loan-requests.ts';
import { forgetHistories } from './forget-histories.ts';
import { keepHolds } from './keep-holds.ts';
import type { RegularJobs } from './regular-job.ts';
import { renewLoans } from './renew-loans.ts';
import { sendNewTitleAlerts } from './send-new-title-alerts.ts';
import { sendNotices } from './send-notices.ts';

export interface RegularDeps extends SearchDeps, KeyDeps {
  /** Origin of the site, for links in e-mails; null where it is not configured. */
  readonly origin: string | null;
}

/**
 * The regular jobs by priority, which is not the order of their times: after a night without a server all
 * are due at once, and run in this order. What ends or changes loans and holds goes before what tells of
 * it, and clearing goes last. Their names are in queued jobs, in metrics and on the command line: they
 * stay as they are, even where the function has a better one.
 */
export function regularJobs(deps: RegularDeps): RegularJobs {
  return {
    'end-blocks': endBlocks(deps),
    'apply-closures': applyClosures(deps),
    'keep-holds': keepHolds(deps),
    'loan-requests': expireLoanRequests(deps),
    'renew-loans': renewLoans(deps),
    'new-title-alerts': sendNewTitleAlerts(deps),
    notices: sendNotices(deps),
    'most-lent': countMostLent(deps),
    'clear-sessions': clearKioskSessions(deps),
    'forget-histories': forgetHistories(deps),
    'unused-headings': clearHeadings(deps),
    'clear-old': clearExpired(deps),
  };
}
