import type { Output } from '../../../api/api.ts';

export type TitleComment = Output<'listCommentsToApprove'>['comentarios'][number];
