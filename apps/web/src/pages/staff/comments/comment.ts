import type { Output } from '../../../api/api.ts';

export type GeneralComment = Output<'listGeneralComments'>['comentarios'][number];
