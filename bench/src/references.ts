import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import {
  cite,
  itemOf,
  textOf,
  writeCslJson,
  type CitationStyle,
  type SourceTitle,
} from '@estante/references';
import type { MeasurementResult } from './main.ts';
import { numberOption } from './number-option.ts';
import { citersOf, type CslStyle } from './references/citeproc.ts';
import { differenceOf, type Difference } from './references/compare.ts';
import { sampleOf } from './references/sample.ts';

const data = fileURLToPath(new URL('../../../shared/data/bibliographic', import.meta.url));
const today = '2026-05-09';

/** CSL style that corresponds to each of ours. */
const likes: Readonly<Record<CitationStyle, CslStyle>> = {
  abnt: { file: 'associacao-brasileira-de-normas-tecnicas', language: 'pt-BR' },
  apa: { file: 'apa', language: 'en-US' },
  vancouver: { file: 'nlm-citation-sequence', language: 'en-US' },
  iso690: { file: 'iso690-numeric-en', language: 'en-US' },
};

interface ReferenceComparison {
  readonly style: CitationStyle;
  readonly kind: string;
  readonly ours: string;
  readonly theirs: string;
  readonly difference: Difference;
}

/**
 * Compares references of real titles in every style with citeproc's by the styles of CSL.
 *
 * Options: --styles FOLDER and --locales FOLDER (checkouts of citation-style-language/styles and /locales), --data
 * FOLDER (files of records), --titles 500, --differences FILE (each pair that differs).
 */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    options: {
      styles: { type: 'string', default: 'styles' },
      locales: { type: 'string', default: 'locales' },
      data: { type: 'string', default: data },
      titles: { type: 'string', default: '500' },
      differences: { type: 'string' },
    },
  });
  const titles = await sampleOf(values.data, numberOption(values, 'titles'));
  const fetched = await mkdtemp(join(tmpdir(), 'citeproc-'));
  try {
    const compared = await compareAll({ ...values, fetched }, titles);
    if (values.differences) await writeFile(values.differences, listed(compared));
    return tell(compared);
  } finally {
    await rm(fetched, { recursive: true });
  }
}

function itemsFor(titles: readonly SourceTitle[]): Map<string, unknown> {
  const items: readonly Readonly<Record<string, unknown>>[] = JSON.parse(writeCslJson(titles));
  const accessed = { 'date-parts': [today.split('-').map(Number)] };
  return new Map(
    items.map((item) => [String(item['id']), item['URL'] ? { ...item, accessed } : item]),
  );
}

async function compareAll(
  folders: Parameters<typeof citersOf>[0],
  titles: readonly SourceTitle[],
): Promise<ReferenceComparison[]> {
  const styles = Object.entries(likes);
  const citers = await citersOf(
    folders,
    itemsFor(titles),
    styles.map(([, like]) => like),
  );
  return titles.flatMap(({ id, description, record }) => {
    const item = itemOf(description, record);
    return citers.map((theirsOf, at): ReferenceComparison => {
      const style = (['abnt', 'apa', 'vancouver', 'iso690'] as const)[at] ?? 'abnt';
      const ours = textOf(cite(style, item, { today }));
      // A style with numbers writes each as the first of its list.
      const theirs = theirsOf(String(id))
        .trim()
        .replace(/^(?:1\.|\[1\])\s+/u, '');
      return { style, kind: item.kind, ours, theirs, difference: differenceOf(ours, theirs) };
    });
  });
}

function listed(compared: readonly ReferenceComparison[]): string {
  return compared
    .filter(({ difference }) => !difference.isSame)
    .map(({ style, kind, ours, theirs, difference: { onlyOurs, onlyTheirs } }) =>
      [
        `${style} ${kind}`,
        `  ours    ${ours}`,
        `  theirs  ${theirs}`,
        `  only ours: ${onlyOurs.join(' ')} | only theirs: ${onlyTheirs.join(' ')}\n`,
      ].join('\n'),
    )
    .join('\n');
}

function tell(compared: readonly ReferenceComparison[]): MeasurementResult {
  const figures: Record<string, number> = {};
  const rows = [...Map.groupBy(compared, ({ style }) => style)].map(([style, all]) => {
    const count = (has: (one: Difference) => boolean) =>
      all.filter(({ difference }) => has(difference)).length;
    const same = count(({ isSame }) => isSame);
    const words = count(({ isSameWords }) => isSameWords);
    const nothingMissing = count(({ onlyTheirs }) => onlyTheirs.length === 0);
    Object.assign(figures, {
      [`${style}Titles`]: all.length,
      [`${style}Same`]: same,
      [`${style}SameWords`]: words,
      [`${style}NothingMissing`]: nothingMissing,
    });
    return `| ${style} | ${all.length} | ${same} | ${words} | ${nothingMissing} |`;
  });
  const head = [
    '| style | titles | the same | the same words | nothing of theirs missing |',
    '| ----- | ------ | -------- | -------------- | ------------------------- |',
  ];
  return { table: [...head, ...rows].join('\n'), figures };
}
