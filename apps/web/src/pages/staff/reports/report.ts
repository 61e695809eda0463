import type { Output } from '../../../api/api.ts';

export type Report = Output<'getReport'>;
