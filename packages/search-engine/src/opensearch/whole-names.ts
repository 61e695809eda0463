import {
  headingForms,
  headingKeyOf,
  joinedTypedFor,
  seriesIn,
  wordsTypedFor,
} from '../analysis/index.ts';
import type { Query } from '../query.ts';
import { longestPrefix } from './mapping.ts';
import type { Clause } from './matching.ts';
import { cut } from './indexed-words.ts';

/** Boosts beyond what words add up to, as whole names count more than words. */
export const tiers = { begins: 4_096, about: 8_192, name: 16_384, other: 32_768, title: 65_536 };

function constant(filter: Clause, boost: number): Clause {
  return { constant_score: { filter, boost } };
}

/** Makes the clauses for titles and names that are the query as a whole. */
export function namesTyped(query: Query): Clause[] {
  const title = wordsTypedFor(query, 'title');
  const ways = joinedTypedFor(query, 'title').map(cut);
  const name = headingKeyOf('author', wordsTypedFor(query, 'author'));
  const series = seriesIn(wordsTypedFor(query, 'series'));
  const subjects = [wordsTypedFor(query, 'subject'), ...joinedTypedFor(query, 'subject')].flatMap(
    headingForms,
  );
  const clauses: Clause[] = [];
  if (title.length > 0) {
    const whole = cut(title);
    clauses.push(constant({ term: { 'name.title': whole } }, tiers.title));
    clauses.push(constant({ term: { 'name.other': whole } }, tiers.other));
    if (title.length > 1 && whole.length < longestPrefix)
      clauses.push(constant({ prefix: { 'name.title': `${whole} ` } }, tiers.begins));
  }
  if (ways.length > 0)
    clauses.push(constant({ terms: { 'name.joined': [...ways, cut(title)] } }, tiers.title));
  else if (title.length > 0)
    clauses.push(constant({ term: { 'name.joined': cut(title) } }, tiers.title));
  if (name !== '') clauses.push(constant({ term: { 'name.author': name } }, tiers.name));
  if (series.length > 0)
    clauses.push(constant({ term: { 'name.series': cut(series) } }, tiers.name));
  if (subjects.length > 0)
    clauses.push(constant({ terms: { 'name.subject': subjects } }, tiers.about));
  return clauses;
}
