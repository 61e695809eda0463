import type { endpoints, Success } from '@estante/contract';
import type { ImportRunKind } from '@estante/database';
import type { Translate } from '@estante/phrases';
import { listKeys, listNames } from './list-names.ts';
import { codeTables, listNames as codeLists, warningSentence } from '../import/index.ts';
import type { RunReport } from './run.ts';
import { charsetWords, fileWords, kindWords, reasonWords } from './report-words.ts';

type Report = NonNullable<Success<typeof endpoints.startImportRun>['relatorio']>;

/** Codes are told up to so many: malformed files have any number of them. */
export const mostCodes = 200;

export function presentReport(report: RunReport, kind: ImportRunKind, t: Translate): Report {
  return {
    em: report.at,
    tipos: report.kinds.map((one) => ({
      tipo: one.kind,
      desc_tipo: kindWords(one.kind, t),
      lidos: one.read,
      novos: one.new,
      mudados: one.changed,
      iguais: one.unchanged,
      juntados: one.joined,
      retirados: one.withdrawn,
      separados: one.setAside,
    })),
    exemplares: {
      novos: report.copies.added,
      mudados: report.copies.changed,
      retirados: report.copies.withdrawn,
    },
    sobrescritos: counted(report.overwritten, (why) => reasonWords(why, t)),
    juntados: counted(report.joined, (why) => reasonWords(why, t)),
    avisos: counted(report.warnings, (warning) => warningSentence(warning, t)),
    bibliotecas_criadas: report.librariesCreated,
    sem_biblioteca: descending(report.unplaced)
      .slice(0, mostCodes)
      .map(([codigo, exemplares]) => ({
        codigo,
        exemplares,
        colecoes: report.unplacedHoldings[codigo] ?? 0,
      })),
    siglas_novas: codeTables.flatMap((table) => {
      const codes = descending(report.newCodes[table]);
      if (codes.length === 0) return [];
      const siglas = codes
        .slice(0, mostCodes)
        .map(([codigo, exemplares]) => ({ codigo, exemplares }));
      return { lista: codeLists[table], total: codes.length, siglas };
    }),
    colocados: report.placed,
    reconhecido: [
      ...report.formats,
      ...descending(report.charsets).map(([name, records]) =>
        t('imports.recordsIn', { count: records, name: charsetWords(name, t) }),
      ),
      ...(report.items === null || report.items === 'none' ? [] : [itemsWords(report.items, t)]),
    ],
    titulos: report.titles,
    primeiros_exemplares: report.firstCopies,
    ilegivel: report.unreadable === null ? null : fileWords(report.unreadable, kind, t),
    interrompida: report.isInterrupted,
    listas: listKeys.filter((key) => key in report.lists).map((key) => listNames[key]),
  };
}

function descending(counts: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(counts).toSorted(([, a], [, b]) => b - a);
}

function counted(
  counts: Readonly<Record<string, number>>,
  wordsOf: (key: string) => string,
): { frase: string; registros: number }[] {
  return descending(counts)
    .slice(0, mostCodes)
    .map(([key, registros]) => ({ frase: wordsOf(key), registros }));
}

/** A run that the command made may have had a table. */
function itemsWords(name: string, t: Translate): string {
  return name === 'table' ? t('imports.itemsByTable') : t('imports.itemsAs', { name });
}
