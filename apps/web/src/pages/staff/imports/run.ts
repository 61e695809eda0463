import type { Output } from '../../../api/api.ts';

export type Run = Output<'getImportRun'>;

/** Report on an import or a trial of it. */
export type ImportReport = NonNullable<Run['relatorio']>;

export function isAtWork({ situacao }: Pick<Run, 'situacao'>): boolean {
  return situacao === 'na-fila' || situacao === 'em-andamento';
}

/** Whether a trial says what is still to come: one before the import has been overtaken by it. */
export function isTrialLast({ relatorio, simulacao }: Pick<Run, 'relatorio' | 'simulacao'>) {
  return simulacao !== null && (relatorio === null || simulacao.em > relatorio.em);
}
