import type { Output } from '../../../api/api.ts';
import type { Reader } from '../../../features/desk/receipts.ts';

export type DeskPatron = Output<'getDeskPatron'>;
export type DeskLoan = DeskPatron['emprestimos'][number];
export type DeskHold = DeskPatron['reservas'][number];
export type DeskMode = 'lend' | 'return';
export type Matches = Output<'findDeskPatrons'>;

/** Gives the patron at the desk as the log and receipts name them. */
export const readerOf = ({ cod_login, nome_pessoa }: DeskPatron): Reader => ({
  login: cod_login,
  name: nome_pessoa,
});
