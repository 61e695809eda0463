import {
  listNames,
  type FileFacts,
  type FoundEntries,
  type KindCounts,
} from '../modules/import/index.ts';
import type { Translate } from '@estante/phrases';

const unreadable = ['ENOENT', 'EISDIR', 'EACCES', 'empty', 'not-marc'] as const;

/** Says why a file could not be read, to follow its name and a colon. */
export function fileSentence(reason: string, t: Translate): string {
  const known = unreadable.find((one) => one === reason);
  return known ? t(`importing.files.${known}`) : t('importing.unreadable', { reason });
}

/** Says what was recognised in a file, to follow its name and a colon. */
export function factsSentence({ formats, charsets, items }: FileFacts, t: Translate): string {
  const sets = Object.entries(charsets)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, records]) => t('importing.inCharset', { records, charset: charsetName(name, t) }));
  const whose = items === null || items === 'none' ? [] : [itemsSentence(items, t)];
  const formatNames = formats.join(', ') || 'MARC';
  return [t('importing.readAs', { formats: formatNames }), ...sets, ...whose].join('; ');
}

function itemsSentence(system: string, t: Translate): string {
  return system === 'table' ? t('importing.itemsByTable') : t('importing.itemsAs', { system });
}

/** Names of character sets that are the same in every language. */
const charsetNames: Readonly<Record<string, string>> = {
  ascii: 'ASCII',
  'utf-8': 'UTF-8',
  'marc-8': 'MARC-8',
  'windows-1252': 'Windows-1252 (Latin-1)',
};

function charsetName(name: string, t: Translate): string {
  if (name === 'cp850' || name === 'declared') return t(`importing.charsets.${name}`);
  return charsetNames[name] ?? name;
}

const fates = ['new', 'changed', 'joined', 'unchanged', 'withdrawn', 'setAside'] as const;

/** Says how a file's records fared: '1,000 records, 998 new, 2 set aside'. */
export function countsSentence(counts: KindCounts, number: Write, t: Translate): string {
  const some = fates.filter((fate) => counts[fate] > 0);
  return [
    t('importing.records', { records: counts.read }),
    ...some.map((fate) => `${number(counts[fate])} ${t(`importing.fates.${fate}`)}`),
  ].join(', ');
}

const mostKnown = 20;

/** Says why a code cannot mean an entry, with the option that said so. */
export function codeSentence(
  found: Exclude<FoundEntries, { kind: 'found' }>,
  t: Translate,
): string {
  const { table, code: own, entry } = found.of;
  const code = `${listNames[table]}:${own}=${entry}`;
  if (found.kind === 'entry-code') return t('importing.entryCode', { code, own });
  return `${t('importing.noEntry', { code, entry })} ${knownEntries(found.known, t)}`;
}

function knownEntries(known: readonly string[], t: Translate): string {
  if (known.length === 0) return t('importing.noEntries');
  const left = known.length - mostKnown;
  const more = left > 0 ? [t('importing.moreCodes', { left })] : [];
  return t('importing.knownEntries', { codes: [...known.slice(0, mostKnown), ...more].join(', ') });
}

/** Writes a number as the terminal's language does. */
export type Write = (value: number) => string;
