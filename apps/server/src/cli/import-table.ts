import {
  codeTables,
  warningSentence,
  type CountedKind,
  type ImportReport,
} from '../modules/import/index.ts';
import { formatNumber, type Translate } from '@estante/phrases';
import { countsSentence, factsSentence, fileSentence, type Write } from './import-sentences.ts';
import type { Terminal } from './run-command.ts';

/** Most codes that are listed: malformed files have any number of them. */
const mostCodes = 20;

const columns = ['read', 'new', 'changed', 'unchanged', 'joined', 'withdrawn', 'setAside'] as const;
const kinds: readonly CountedKind[] = ['bibliographic', 'authority', 'holdings', 'unreadable'];

interface TableLocale {
  readonly t: Translate;
  readonly number: Write;
}

/** The report of an import, as an operator reads it. */
export function reportText(
  report: ImportReport,
  { t, language }: Pick<Terminal, 't' | 'language'>,
): string {
  const number: Write = (value) => formatNumber(value, language);
  const written = { t, number };
  const { overwritten, joined, isDryRun } = report;
  return [
    countsTable(report, written),
    '',
    t('importing.copies', { ...report.copies }),
    ...reasonLines(overwritten, (total) => t('importing.overwrote', { total }), written),
    ...reasonLines(joined, (total) => t('importing.joinedBy', { total }), written),
    ...warningLines(report, written),
    ...createdLine(report, t),
    ...newCodeLines(report, written),
    ...unplacedLines(report, written),
    ...listLines(report, t),
    ...fileLines(report, written),
    ...undoLine(report, t),
    ...(isDryRun ? [t('importing.dryRun')] : []),
  ].join('\n');
}

function countsTable(report: ImportReport, { t, number }: TableLocale): string {
  const rows = kinds.map((kind) => [
    t(`importing.kinds.${kind}`),
    ...columns.map((column) => number(report.kinds[kind][column])),
  ]);
  return alignColumns([['', ...columns.map((column) => t(`importing.fates.${column}`))], ...rows]);
}

/** Aligns a table: its first column to the left, numbers to the right. */
function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** The records of each reason, most frequent first, under a headline. */
function reasonLines(
  reasons: Readonly<Record<string, number>>,
  headline: (total: number) => string,
  { t, number }: TableLocale,
): string[] {
  const entries = Object.entries(reasons).toSorted(([, a], [, b]) => b - a);
  if (entries.length === 0) return [];
  const total = entries.reduce((sum, [, records]) => sum + records, 0);
  const shown = entries.slice(0, mostCodes).map(([why, records]) => `  ${number(records)}: ${why}`);
  const left = entries.length - shown.length;
  const rest = left > 0 ? [`  ${t('importing.moreReasons', { left })}`] : [];
  return [headline(total), ...shown, ...rest];
}

function undoLine({ importId, isDryRun }: ImportReport, t: Translate): string[] {
  return importId === null || isDryRun ? [] : [t('importing.wasImport', { id: importId })];
}

function warningLines({ warnings }: ImportReport, { t, number }: TableLocale): string[] {
  const entries = Object.entries(warnings).toSorted(([, a], [, b]) => b - a);
  if (entries.length === 0) return [];
  return [
    t('importing.withWarnings'),
    ...entries.map(([warning, count]) => `  ${number(count)}: ${warningSentence(warning, t)}`),
  ];
}

function createdLine({ librariesCreated }: ImportReport, t: Translate): string[] {
  if (librariesCreated.length === 0) return [];
  return [t('importing.madeLibraries', { codes: librariesCreated.join(', ') })];
}

/** Codes that were in no list, each with its number of copies; beside new loan types, that they are lent. */
function newCodeLines({ newCodes }: ImportReport, written: TableLocale): string[] {
  const { t } = written;
  const lines = codeTables.flatMap((table) => {
    const codes = countedCodes(newCodes[table], written);
    return codes.length === 0 ? [] : [t(`importing.newCodes.${table}`), ...codes];
  });
  const hasTypes = Object.keys(newCodes.loan_type).length > 0;
  return hasTypes ? [...lines, t('importing.newTypes')] : lines;
}

function countedCodes(
  counts: Readonly<Record<string, number>>,
  { t, number }: TableLocale,
): string[] {
  const entries = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
  const left = entries.length - mostCodes;
  return [
    ...entries.slice(0, mostCodes).map(([code, count]) => `  ${number(count)}: ${code}`),
    ...(left > 0 ? [`  ${t('importing.moreCodes', { left })}`] : []),
  ];
}

function unplacedLines(
  { unplaced, unplacedHoldings, placed }: ImportReport,
  written: TableLocale,
): string[] {
  const { t } = written;
  const items = Object.entries(unplaced).map(
    ([code, copies]) => [code, copies + (unplacedHoldings[code] ?? 0)] as const,
  );
  const taken = placed > 0 ? [t('importing.placed', { placed })] : [];
  if (items.length === 0) return taken;
  return [
    ...taken,
    t('importing.unplaced'),
    ...countedCodes(Object.fromEntries(items), written),
    t('importing.sayCodes'),
  ];
}

function listLines(report: ImportReport, t: Translate): string[] {
  const lists = {
    setAside: report.setAsideFile,
    overwritten: report.overwrittenFile,
    joined: report.joinedFile,
    renumbered: report.renumberedFile,
    barcodes: report.barcodesFile,
    guessed: report.guessedFile,
  };
  const names = Object.keys(lists) as (keyof typeof lists)[];
  return names.flatMap((name) => {
    const file = lists[name];
    return file === null ? [] : [t(`importing.lists.${name}`, { file })];
  });
}

function fileLines({ files, isDryRun }: ImportReport, { t, number }: TableLocale): string[] {
  return files.flatMap((outcome) => {
    const { file } = outcome;
    switch (outcome.kind) {
      case 'read': {
        const { counts, facts } = outcome;
        return [
          `${file}: ${countsSentence(counts, number, t)}; ${factsSentence(facts, t)}.`,
          ...(isDryRun ? facts.titles.map((title) => `  ${title}`) : []),
          ...(isDryRun && facts.copies.length > 0 ? copyLines(facts.copies, t) : []),
        ];
      }
      case 'unreadable':
        return [`${file}: ${fileSentence(outcome.reason, t)}.`];
      case 'interrupted':
        return [t('importing.interruptedAfter', { file, records: outcome.records })];
    }
  });
}

/** The first copies, which show how items were read. */
function copyLines(copies: readonly string[], t: Translate): string[] {
  return [`  ${t('importing.firstCopies')}`, ...copies.map((copy) => `    ${copy}`)];
}
