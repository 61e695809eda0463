import { headingKey, type Description, type MarcRecord } from '@estante/marc';
import type { SourceTitle } from '@estante/references';
import { evidenceOf } from '../../../apps/server/src/modules/import/identity/evidence.ts';
import { sameTitle } from '../../../apps/server/src/modules/import/identity/same-title.ts';
import {
  isSameTitle,
  compareRecords,
  type ComparedTitle,
} from '../../../apps/server/src/modules/import/identity/compare-records.ts';

/** Outcome of putting real titles under one number. */
export interface IdentityTrials {
  /** Pairs of different titles that share most of their words. */
  readonly strangers: number;
  /** Pairs among these that words and ISBN alone take for one title. */
  readonly byWords: number;
  /** Pairs among these that all data together take for one title. */
  readonly byAll: number;
  /** Records with one correction, and how many of them are recognised, by the kind of correction. */
  readonly edits: Readonly<Record<string, { readonly known: number; readonly of: number }>>;
}

interface Stranger extends ComparedTitle {
  readonly first: string;
}

export function tryIdentity(titles: readonly SourceTitle[]): IdentityTrials {
  const all = titles.flatMap(({ description, record }) =>
    record ? [weighed(description, record)] : [],
  );
  return { ...tryStrangers(all), edits: tryEdits(all) };
}

function weighed(description: Description, record: MarcRecord): Stranger {
  const { title, subtitle, part, isbns, year } = description;
  const evidence = evidenceOf(record);
  const titleKey = headingKey(`${title} ${subtitle} ${part}`);
  return {
    titleKey,
    isbns: isbns.map(({ isbn13 }) => isbn13).filter(Boolean),
    year,
    evidence: () => evidence,
    first: titleKey.split(' ').find((word) => word.length > 3) ?? '',
  };
}

/** Number of titles with the same first word that each title is compared with. */
const neighbours = 40;

function tryStrangers(all: readonly Stranger[]) {
  let [strangers, byWords, byAll] = [0, 0, 0];
  for (const group of Map.groupBy(all, ({ first }) => first).values()) {
    for (const [at, one] of group.entries()) {
      for (const other of group.slice(at + 1, at + 1 + neighbours)) {
        if (isTwin(one, other)) continue;
        strangers += 1;
        if (sameTitle(one, other)) byWords += 1;
        if (isSameTitle(one, other, compareRecords(one, other))) byAll += 1;
      }
    }
  }
  return { strangers, byWords, byAll };
}

/** Whether a file has the same title twice: such a pair is not two strangers. */
function isTwin(a: Stranger, b: Stranger): boolean {
  return a.titleKey === b.titleKey && a.year === b.year;
}

type Edit = (title: Stranger) => ComparedTitle | null;

const edits: Readonly<Record<string, Edit>> = {
  year: (one) => (one.year === null ? null : { ...one, year: one.year + 3 }),
  subtitle: (one) => ({ ...one, titleKey: `${one.titleKey} uma introducao` }),
  misprint: (one) => {
    const word = one.titleKey.split(' ').find(({ length }) => length > 6);
    if (!word) return null;
    return { ...one, titleKey: one.titleKey.replace(word, word.slice(0, 3) + word.slice(4)) };
  },
  isbn: (one) => (one.isbns.length === 0 ? null : { ...one, isbns: ['9780000000002'] }),
  'title and year': (one) =>
    one.year === null
      ? null
      : { ...one, titleKey: `${one.titleKey} uma introducao`, year: one.year + 1 },
};

function tryEdits(all: readonly Stranger[]): IdentityTrials['edits'] {
  return Object.fromEntries(
    Object.entries(edits).map(([name, edit]) => {
      const pairs = all.flatMap((one) => {
        const edited = edit(one);
        return edited ? [[one, edited] as const] : [];
      });
      const known = pairs.filter(([one, edited]) =>
        isSameTitle(one, edited, compareRecords(one, edited)),
      );
      return [name, { known: known.length, of: pairs.length }];
    }),
  );
}
