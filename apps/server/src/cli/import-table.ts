import type { CountedKind, ImportReport } from '../modules/import/index.ts';
import {
  countsSentence,
  factsSentence,
  fileSentence,
  warningSentence,
} from './import-sentences.ts';

/** Malformed files have any number of them. */
const mostCodes = 20;

const columns = ['read', 'new', 'changed', 'unchanged', 'joined', 'withdrawn', 'setAside'] as const;
const columnNames: Readonly<Record<(typeof columns)[number], string>> = {
  read: 'read',
  new: 'new',
  changed: 'changed',
  unchanged: 'unchanged',
  joined: 'joined',
  withdrawn: 'withdrawn',
  setAside: 'set aside',
};
const kindNames: Readonly<Record<CountedKind, string>> = {
  bibliographic: 'bibliographic',
  authority: 'authority',
  holdings: 'holdings',
  unreadable: 'unreadable',
};

/** The report as an operator reads it. */
export function reportText(report: ImportReport): string {
  return [
    countsTable(report),
    '',
    copiesLine(report),
    ...reasonLines('Records that overwrote another', report.overwritten),
    ...reasonLines('Records that joined a title', report.joined),
    ...warningLines(report),
    ...createdLine(report),
    ...unplacedLines(report),
    ...listLines(report),
    ...fileLines(report),
    ...undoLine(report),
    ...(report.isDryRun ? ['Dry run: nothing was written to the catalogue.'] : []),
  ].join('\n');
}

function countsTable({ kinds }: ImportReport): string {
  const rows = (Object.keys(kindNames) as CountedKind[]).map((kind) => [
    kindNames[kind],
    ...columns.map((column) => number(kinds[kind][column])),
  ]);
  return alignColumns([['', ...columns.map((column) => columnNames[column])], ...rows]);
}

/** First column to the left, numbers to the right. */
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

function copiesLine({ copies }: ImportReport): string {
  return `Copies: ${number(copies.added)} new, ${number(copies.changed)} changed, ${number(copies.withdrawn)} withdrawn.`;
}

/** Known by what, with what alike and what not. */
function reasonLines(what: string, reasons: Readonly<Record<string, number>>): string[] {
  const entries = Object.entries(reasons).toSorted(([, a], [, b]) => b - a);
  if (entries.length === 0) return [];
  const total = entries.reduce((sum, [, records]) => sum + records, 0);
  const shown = entries.slice(0, mostCodes).map(([why, records]) => `  ${number(records)}: ${why}`);
  const left = entries.length - shown.length;
  const rest = left > 0 ? [`  and for ${number(left)} more reasons`] : [];
  return [`${what}: ${number(total)}, by`, ...shown, ...rest];
}

function undoLine({ importId, isDryRun }: ImportReport): string[] {
  if (importId === null || isDryRun) return [];
  return [`This was import ${importId}; npm run import -- --undo ${importId} takes it back.`];
}

function warningLines({ warnings }: ImportReport): string[] {
  const entries = Object.entries(warnings).toSorted(([, a], [, b]) => b - a);
  if (entries.length === 0) return [];
  return [
    'Records with warnings:',
    ...entries.map(([warning, count]) => `  ${number(count)}: ${warningSentence(warning)}`),
  ];
}

function createdLine({ librariesCreated }: ImportReport): string[] {
  if (librariesCreated.length === 0) return [];
  return [`Libraries that were not known and have been made: ${librariesCreated.join(', ')}.`];
}

function unplacedLines({ unplaced, placed }: ImportReport): string[] {
  const entries = Object.entries(unplaced).toSorted(([, a], [, b]) => b - a);
  const taken = placed > 0 ? [`Copies set aside before and placed now: ${number(placed)}.`] : [];
  if (entries.length === 0) return taken;
  const shown = entries.slice(0, mostCodes).map(([code, items]) => `  ${number(items)}: ${code}`);
  const left = entries.length - shown.length;
  return [
    ...taken,
    'Copies and holdings set aside, since no library here has the code:',
    ...shown,
    ...(left > 0 ? [`  and ${number(left)} more codes`] : []),
    'Say what a code means with --library CODE=LIBRARY or on the staff page of libraries, or make',
    'libraries of them with --new-libraries.',
  ];
}

function listLines(report: ImportReport): string[] {
  const lists: readonly (readonly [string | null, string])[] = [
    [report.setAsideFile, 'Records set aside are listed in'],
    [report.overwrittenFile, 'What was overwritten, and by what, is listed in'],
    [report.joinedFile, 'What joined which title is listed in'],
    [report.renumberedFile, 'New titles under a number of another are listed in'],
    [report.barcodesFile, 'Bar codes of two titles are listed in'],
    [
      report.guessedFile,
      'Records whose character set is a guess (--charset names it) are listed in',
    ],
  ];
  return lists.flatMap(([file, sentence]) => (file === null ? [] : [`${sentence} ${file}`]));
}

function fileLines({ files, isDryRun }: ImportReport): string[] {
  return files.flatMap((outcome) => {
    switch (outcome.kind) {
      case 'read':
        return [
          `${outcome.file}: ${countsSentence(outcome.counts)}; ${factsSentence(outcome.facts)}.`,
          ...(isDryRun ? outcome.facts.titles.map((title) => `  ${title}`) : []),
        ];
      case 'unreadable':
        return [`${outcome.file}: ${fileSentence(outcome.reason)}.`];
      case 'interrupted':
        return [
          `${outcome.file}: interrupted after ${number(outcome.records)} records, which are in; run it again for the rest.`,
        ];
    }
  });
}

function number(value: number): string {
  return value.toLocaleString('en');
}
