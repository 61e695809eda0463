import { foldWord, foldWords, plainText, splitWords } from '../analysis/index.ts';
import type { Correction, SpellRequest } from '../port.ts';
import type { Query } from '../query.ts';
import { parseQuery } from '../query-language/parse.ts';
import { widerTexts } from './wider.ts';
import type { Lookups } from './lookups.ts';
import type { Trial } from './trials.ts';
import { trialsOf } from './trials.ts';

/** Another text for one that finds nothing. */
export function correctionFor(
  { text, field, language, within }: SpellRequest,
  index: Lookups,
): Correction | null {
  const finds = (query: Query): boolean => index.finds({ kind: 'and', of: [within, query] });
  const isFound = (typed: string): boolean => finds(parseQuery(typed, field, language));
  const query = parseQuery(text, field, language);
  if (query.kind === 'all' || finds(query)) return null;
  const words = [...new Set(wordsOf(query))];
  const wrong = words.filter((word) => !finds({ kind: 'words', field, text: word }));
  for (const trial of trialsOf(words, wrong, index)) {
    const corrected = replaced(text, trial);
    if (isFound(corrected)) return { kind: 'spelling', text: corrected };
  }
  const wider = widerTexts(query, new Set(wrong)).find(isFound);
  return wider === undefined ? null : { kind: 'wider', text: wider };
}

/** Folded words that the query wants found; words to exclude are not corrected. */
function wordsOf(query: Query): string[] {
  switch (query.kind) {
    case 'words':
    case 'phrase':
      return foldWords(query.text);
    case 'and':
    case 'or':
      return query.of.flatMap(wordsOf);
    case 'all':
    case 'prefix':
    case 'facet':
    case 'range':
    case 'work':
    case 'not':
      return [];
  }
}

function replaced(typed: string, by: Trial): string {
  const text = plainText(typed);
  let result = '';
  let from = 0;
  for (const written of splitWords(text)) {
    const at = text.indexOf(written, from);
    const correct = by.get(foldWord(written));
    result += text.slice(from, at) + (correct ?? written);
    from = at + written.length;
  }
  return result + text.slice(from);
}
