import type { Output } from '../../../api/api.ts';

export type Debt = Output<'listDebts'>['debitos'][number];
