import type { endpoints, ImportKind, ImportState, ImportTask, Success } from '@estante/contract';
import type { ImportRunKind, ImportRunState, ImportRunTask } from '@estante/database';
import type { Translate } from '@estante/phrases';
import { codeTables, listNames } from '../import/index.ts';
import { mostCodes, presentReport } from './present-report.ts';
import type { RunRow } from './repository.ts';
import { runOptions, runReport, runUndo } from './run.ts';

export const kindNames = {
  marc: 'marc',
  covers: 'capas',
  patrons: 'leitores',
  loans: 'emprestimos',
} as const satisfies Record<ImportRunKind, ImportKind>;

const stateNames = {
  receiving: 'recebendo',
  ready: 'pronta',
  waiting: 'na-fila',
  running: 'em-andamento',
  ended: 'terminada',
  cancelled: 'cancelada',
  'cut-off': 'interrompida',
} as const satisfies Record<ImportRunState, ImportState>;

const taskNames = {
  trial: 'simulacao',
  import: 'importacao',
  'undo-trial': 'simulacao-desfazer',
  undo: 'desfazer',
} as const satisfies Record<ImportRunTask, ImportTask>;

export const kindOf = { marc: 'marc', capas: 'covers' } as const;
export const taskOf = {
  simulacao: 'trial',
  importacao: 'import',
  'simulacao-desfazer': 'undo-trial',
  desfazer: 'undo',
} as const satisfies Record<ImportTask, ImportRunTask>;

type RunView = Success<typeof endpoints.startImportRun>;

/** Whether it stands still, and could be begun. */
export const restingStates: readonly ImportRunState[] = ['ready', 'ended', 'cancelled', 'cut-off'];

export function presentRun(row: RunRow, isFileThere: boolean, t: Translate): RunView {
  const read = <View>(value: unknown, present: (value: unknown) => View) =>
    value === null ? null : present(value);
  const isResting = restingStates.includes(row.state);
  return {
    codigo: row.id,
    tipo: kindNames[row.kind],
    arquivo: row.file_name,
    bytes: row.size,
    recebidos: row.received,
    situacao: stateNames[row.state],
    tarefa: row.task && taskNames[row.task],
    nome: row.who,
    em: row.begun_at.toISOString(),
    comecou_em: row.started_at?.toISOString() ?? null,
    terminou_em: row.ended_at?.toISOString() ?? null,
    tentativas: row.attempts,
    progresso: { bytes: row.bytes_done, registros: row.records_done },
    opcoes: presentOptions(row.options),
    simulacao: read(row.trial, (value) => presentReport(runReport.parse(value), row.kind, t)),
    relatorio: read(row.report, (value) => presentReport(runReport.parse(value), row.kind, t)),
    simulacao_desfazer: read(row.undo_trial, (value) => presentUndo(value, t)),
    desfeita: read(row.undo, (value) => presentUndo(value, t)),
    pode_importar: isResting && row.state !== 'ended' && isFileThere,
    pode_desfazer: isResting && row.isUndoable,
  };
}

function presentOptions(value: unknown): RunView['opcoes'] {
  const { libraryId, mapped, codes, newLibraries, source, charset, items } =
    runOptions.parse(value);
  return {
    cod_biblioteca: libraryId,
    bibliotecas: mapped.map(({ code, libraryId: id }) => ({ codigo: code, cod_biblioteca: id })),
    siglas: codes.map(({ table, code, entryId }) => ({
      lista: listNames[table],
      codigo: code,
      cod_entrada: entryId,
    })),
    cria_bibliotecas: newLibraries,
    fonte: source,
    caracteres: charset,
    itens: items,
  };
}

function presentUndo(value: unknown, t: Translate): NonNullable<RunView['desfeita']> {
  const { at, restored, withdrawn, separated, refused, entries, examples, isInterrupted } =
    runUndo.parse(value);
  return {
    em: at,
    restaurados: restored,
    retirados: withdrawn,
    separados: separated,
    recusados: refused,
    siglas_retiradas: codeTables.flatMap((table) => {
      const codes = entries[table];
      if (codes.length === 0) return [];
      return { lista: listNames[table], total: codes.length, siglas: codes.slice(0, mostCodes) };
    }),
    exemplos: examples.map(({ titleId, title, controlNumber, reason }) => ({
      cod_acervo: titleId,
      titulo: title,
      numero: controlNumber,
      motivo: t(`imports.undoReasons.${reason}`),
    })),
    interrompida: isInterrupted,
  };
}
