import type { Output } from '../../../api/api.ts';

export type Run = Output<'getImportRun'>;

export function isAtWork({ situacao }: Pick<Run, 'situacao'>): boolean {
  return situacao === 'na-fila' || situacao === 'em-andamento';
}
