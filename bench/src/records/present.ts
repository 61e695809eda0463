import type { MeasurementResult } from '../main.ts';
import type { IdentityTrials } from './identity-trials.ts';
import type { ExactCount } from './reference-cases.ts';
import type { ReaderComparison } from './second-reader.ts';
import type { Validity } from './validate.ts';
import type { ZoteroReading } from './zotero.ts';

type Reasons = Readonly<Record<string, number>>;

export interface FileFigures {
  readonly name: string;
  readonly read: number;
  /** Comparison with pymarc; null where none is kept of the file. */
  readonly compared: ReaderComparison | null;
  readonly setAside: Reasons;
  readonly guesses: number;
  /** Records that the import sets aside: unreadable, or with too little data. */
  readonly unusable: number;
  readonly added: number;
  readonly overwritten: Reasons;
  readonly joined: Reasons;
  readonly renumbered: number;
  readonly barcodes: number;
}

export interface Figures {
  readonly files: readonly FileFigures[];
  /** Whether pymarc read them now; otherwise its kept figures are shown. */
  readonly isCompared: boolean;
  /** Records that a second import of all files changed. */
  readonly changedAgain: number;
  readonly trials: IdentityTrials;
  readonly references: readonly ExactCount[];
  /** Results of Zotero; empty without a server to ask. */
  readonly zotero: readonly ZoteroReading[];
  readonly validity: readonly Validity[] | null;
}

export function presentAll(all: Figures): MeasurementResult {
  const { files, isCompared, changedAgain, trials, references, zotero, validity } = all;
  const parts = [
    table(files),
    `Second reader: ${isCompared ? 'pymarc, now' : 'pymarc, kept figures'}.`,
    ...reasons('set aside', files, ({ setAside }) => setAside),
    ...reasons('overwritten', files, ({ overwritten }) => overwritten),
    ...reasons('joined', files, ({ joined }) => joined),
    `Each imported once more: ${changedAgain} records written.`,
    ...trialLines(trials),
    ...references.map(({ of, exact, total }) => `References, ${of}: ${exact} of ${total} exact.`),
    ...zotero.map(
      ({ format, kinds, title, year, authors }) =>
        `Zotero reads ${format} of ${kinds} kinds: title ${title}, year ${year}, authors ${authors}.`,
    ),
    ...validityLines(validity),
  ];
  const figures = {
    ...sums(files),
    changedAgain,
    strangers: trials.strangers,
    strangersTakenByWords: trials.byWords,
    strangersTaken: trials.byAll,
    ...exactOf(references),
    ...Object.fromEntries(zotero.map(({ format, authors }) => [`zotero${format}`, authors])),
    ...errorsOf(validity),
  };
  return { table: parts.join('\n'), figures };
}

const columns = [
  'file',
  'read',
  'identical',
  'different',
  'ours alone',
  'unread',
  'set aside',
  'guesses',
  'new',
  'overwrote',
  'joined',
  'renumbered',
  'bar codes',
];

function table(files: readonly FileFigures[]): string {
  const rows = files.map((file) => [
    file.name,
    file.read,
    file.compared?.identical ?? '',
    file.compared?.different ?? '',
    file.compared?.onlyOurs ?? '',
    sum(file.setAside),
    file.unusable,
    file.guesses,
    file.added,
    sum(file.overwritten),
    sum(file.joined),
    file.renumbered,
    file.barcodes,
  ]);
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

function sum(counts: Reasons): number {
  return Object.values(counts).reduce((all, count) => all + count, 0);
}

function reasons(
  what: string,
  files: readonly FileFigures[],
  of: (file: FileFigures) => Reasons,
): string[] {
  const counts: Record<string, number> = {};
  for (const file of files)
    for (const [why, count] of Object.entries(of(file))) counts[why] = (counts[why] ?? 0) + count;
  return Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([why, count]) => `${what}: ${count} by ${why}`);
}

function trialLines({ strangers, byWords, byAll, edits }: IdentityTrials): string[] {
  return [
    `Under one number, of ${strangers} pairs of different titles that begin alike: ${byWords} are one by their words and ISBN, ${byAll} by all that is said.`,
    ...Object.entries(edits).map(
      ([what, { known, of }]) => `Known again with another ${what}: ${known} of ${of}.`,
    ),
  ];
}

const shownErrors = 5;

function validityLines(validity: readonly Validity[] | null): string[] {
  if (validity === null) return ['Validity: not measured, no schemas or no validator to be had.'];
  return validity.flatMap(({ format, titles, documents, errors }) => [
    `${format}: ${titles} titles in ${documents} documents, ${errors.length} errors by the schema.`,
    ...errors.slice(0, shownErrors).map((error) => `  ${error}`),
  ]);
}

function sums(files: readonly FileFigures[]): Record<string, number> {
  const total = (of: (file: FileFigures) => number) =>
    files.reduce((all, file) => all + of(file), 0);
  return {
    files: files.length,
    read: total(({ read }) => read),
    identical: total(({ compared }) => compared?.identical ?? 0),
    different: total(({ compared }) => compared?.different ?? 0),
    onlyOurs: total(({ compared }) => compared?.onlyOurs ?? 0),
    unread: total(({ setAside }) => sum(setAside)),
    setAside: total(({ unusable }) => unusable),
    guesses: total(({ guesses }) => guesses),
    new: total(({ added }) => added),
    overwritten: total(({ overwritten }) => sum(overwritten)),
    joined: total(({ joined }) => sum(joined)),
    renumbered: total(({ renumbered }) => renumbered),
    sharedBarcodes: total(({ barcodes }) => barcodes),
  };
}

function exactOf(references: readonly ExactCount[]): Record<string, number> {
  return Object.fromEntries(
    references.flatMap(({ of, exact, total }) => {
      const name = of === 'NBR 6023' ? 'nbr6023' : of;
      return [
        [`${name}ExactCount`, exact],
        [`${name}Cases`, total],
      ];
    }),
  );
}

function errorsOf(validity: readonly Validity[] | null): Record<string, number> {
  return Object.fromEntries(
    (validity ?? []).map(({ format, errors }) => [`${format}Errors`, errors.length]),
  );
}
