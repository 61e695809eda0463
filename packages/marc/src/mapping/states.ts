import { headingKey } from './heading-key.ts';
import { valueOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { LegalState, RelatedTitle, StandardState } from '../description.ts';

type Words<State> = readonly (readonly [RegExp, State])[];

const legalWords: Words<LegalState> = [
  [/\b(?:alterad|modificad|amended|com alteracoes|parcial|partial|em parte|en parte)/u, 'amended'],
  [/\b(?:revogad|derogad|abrogad|revoked|repealed|sem efeito)/u, 'revoked'],
  [/\b(?:em vigor|vigente|en vigor|in force|nao consta revogacao)/u, 'in-force'],
];

const standardWords: Words<StandardState> = [
  [/\b(?:substituid|reemplazad|replaced|superseded)/u, 'replaced'],
  [/\b(?:cancelad|retirad|anulad|withdrawn|obsolet)/u, 'withdrawn'],
  [/\b(?:em vigor|vigente|en vigor|current|active|ativa)\b/u, 'current'],
];

/** Public action notes (583): the state of what is described ($l), else the action that led to it. */
function stated(fields: TaggedFields): string[] {
  return fields
    .data('583')
    .filter(({ ind1 }) => ind1 !== '0')
    .flatMap((field) => [valueOf(field, 'l'), valueOf(field, 'a')]);
}

/** Notes that begin with a state ('Revogada pela Lei nº 8.666'), as records without 583 have it. */
function noted(fields: TaggedFields): string[] {
  const texts = ['500', '580'].flatMap((tag) => fields.data(tag).map((one) => valueOf(one, 'a')));
  return texts
    .map((text) => headingKey(text.slice(0, 120)).replace(/^(?:situacao|estado|status) /u, ''))
    .filter((text) =>
      /^(?:revogad|derogad|alterad|amended|repealed|revoked|em vigor|vigente|substituid|cancelad|superseded|withdrawn)/u.test(
        text,
      ),
    );
}

function stateIn<State>(texts: readonly string[], words: Words<State>): State | null {
  for (const text of texts.map(headingKey)) {
    const found = words.find(([pattern]) => pattern.test(text));
    if (found) return found[1];
  }
  return null;
}

export function legalState(
  fields: TaggedFields,
  related: readonly RelatedTitle[],
): LegalState | null {
  const said = stateIn([...stated(fields), ...noted(fields)], legalWords);
  if (said) return said;
  if (related.some(({ relation }) => relation === 'revoked-by')) return 'revoked';
  return related.some(({ relation }) => relation === 'amended-by') ? 'amended' : null;
}

export function standardState(
  fields: TaggedFields,
  related: readonly RelatedTitle[],
): StandardState | null {
  const said = stateIn([...stated(fields), ...noted(fields)], standardWords);
  return said ?? (related.some(({ relation }) => relation === 'succeeding') ? 'replaced' : null);
}
