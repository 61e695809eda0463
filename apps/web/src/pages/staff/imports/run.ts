import type { Output } from '../../../api/api.ts';

export type Run = Output<'getImportRun'>;

/** Report on an import or a trial of it. */
export type ImportReport = NonNullable<Run['relatorio']>;

export function isAtWork({ situacao }: Pick<Run, 'situacao'>): boolean {
  return situacao === 'na-fila' || situacao === 'em-andamento';
}

/** Whether the trial is newer than the import: an older one is outdated. */
export function isTrialLast({ relatorio, simulacao }: Pick<Run, 'relatorio' | 'simulacao'>) {
  return simulacao !== null && (relatorio === null || simulacao.em > relatorio.em);
}
