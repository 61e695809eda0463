import type { Output } from '../../../api/api.ts';

export type Hold = Output<'listHolds'>['reservas'][number];
