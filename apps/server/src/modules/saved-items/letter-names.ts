import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { readWorkTypes } from '../catalogue/index.ts';
import { areaNames, type InterestNews } from '../interests/index.ts';
import type { Draft } from './letter-draft.ts';
import { nameTitles, type NamedTitle } from './letter-repository.ts';

type CodeNames = Readonly<Record<'area' | 'work-type', ReadonlyMap<string, string>>>;

/** Names that the letters of a run say over and over: what came is read once, not for each reader. */
export interface Names {
  /** Learns names, before what these letters say is named. */
  readonly learn: (trx: Db, drafts: readonly Draft[]) => Promise<void>;
  /** Name of a title; undefined for one that is gone. */
  readonly title: (id: number) => NamedTitle | undefined;
  /** Name of an interest: headings have theirs; areas and work types are named in the language of the letter. */
  readonly interest: (news: Pick<InterestNews, 'kind' | 'name'>, language: Language) => string;
}

export function openNames(): Names {
  const titles = new Map<number, NamedTitle>();
  const codes = new Map<Language, CodeNames>();

  async function learnTitles(trx: Db, drafts: readonly Draft[]): Promise<void> {
    const shown = drafts.flatMap(({ profile }) => profile.flatMap((part) => part.shown));
    const unknown = new Set(shown.map(({ id }) => id).filter((id) => !titles.has(id)));
    for (const title of await nameTitles(trx, [...unknown])) titles.set(title.id, title);
  }

  async function learnCodes(trx: Db, language: Language): Promise<void> {
    if (codes.has(language)) return;
    const workTypes = await readWorkTypes(trx, language);
    codes.set(language, { area: areaNames(language), 'work-type': workTypes });
  }

  return {
    learn: async (trx, drafts) => {
      await learnTitles(trx, drafts);
      for (const language of new Set(drafts.map(({ reader }) => reader.language))) {
        await learnCodes(trx, language);
      }
    },
    title: (id) => titles.get(id),
    interest: ({ kind, name }, language) =>
      kind === 'area' || kind === 'work-type'
        ? (codes.get(language)?.[kind].get(name) ?? name)
        : name,
  };
}
