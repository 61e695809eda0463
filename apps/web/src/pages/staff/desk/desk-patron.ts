import type { Output } from '../../../api/api.ts';

export type DeskPatron = Output<'getDeskPatron'>;
export type DeskLoan = DeskPatron['emprestimos'][number];
export type DeskHold = DeskPatron['reservas'][number];
export type DeskMode = 'lend' | 'return';
export type Matches = Output<'findDeskPatrons'>;
