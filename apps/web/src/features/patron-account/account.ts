import type { Output } from '../../api/api.ts';

export type Account = Output<'getPatronAccount'>;

/** Reports what was done, and has the account queried again. */
export type ChangeListener = (words: string) => void;

export type AccountDebt = Account['debitos'][number];
