import type { Output } from '../../api/api.ts';

export type Account = Output<'getPatronAccount'>;

/** Says what was done, and asks for the account again. */
export type ChangeListener = (words: string) => void;

export type AccountDebt = Account['debitos'][number];
