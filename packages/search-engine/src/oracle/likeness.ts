import { languageIn, stem } from '../analysis/index.ts';
import type { SearchField } from '../fields.ts';
import type { SearchDocument } from '../port.ts';
import type { Texts } from '../analysis/index.ts';

export interface AnalysedDocument {
  readonly document: SearchDocument;
  readonly texts: Texts;
}

const fields: readonly SearchField[] = ['subject', 'author', 'series', 'title'];

/** Scores titles by the rarity of the words they share in any of the fields. */
export function likeAmong(
  entries: readonly AnalysedDocument[],
  id: number,
  limit: number,
): number[] {
  const terms = new Map(entries.map((entry) => [entry.document.id, termsOf(entry)]));
  const own = terms.get(id) ?? new Set<string>();
  const rarity = (term: string): number => {
    const held = [...terms.values()].filter((all) => all.has(term)).length;
    return Math.log(1 + entries.length / held);
  };
  return [...terms]
    .filter(([other]) => other !== id)
    .map(([other, all]) => {
      const shared = [...all].filter((term) => own.has(term));
      return { other, score: shared.reduce((sum, term) => sum + rarity(term), 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.other - b.other)
    .slice(0, limit)
    .map(({ other }) => other);
}

function termsOf({ document, texts }: AnalysedDocument): Set<string> {
  return new Set(
    fields.flatMap((field) => {
      const language = languageIn(field, document);
      const words = (texts.get(field) ?? []).flat();
      return words.map((word) =>
        language === null ? word : `${language}:${stem(word, language)}`,
      );
    }),
  );
}
