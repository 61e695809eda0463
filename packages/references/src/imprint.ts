import { dataFields } from '@estante/marc';
import type { DataField, Description, MarcRecord } from '@estante/marc';
import type { Imprint } from './item.ts';
import { tidy } from './piece.ts';

/** '[S.l.]', 's.n.', '[Place of publication not identified]': styles have their own words for it. */
const unknown =
  /^\[?\s*(?:s\.\s?[ln]\.?(?:\s*:\s*s\.\s?n\.?)?|sine (?:loco|nomine)|(?:local|lugar|place|editora?|publisher|distributor)\b[^\]]*\b(?:not|n[ãa]o|no)\b[^\]]*)\s*\]?$/iu;

export function knownPlace(text: string): string {
  return unknown.test(text) ? '' : tidy(text);
}

/** Legal form and the word for publisher are no part of the name, unless little would be left. */
const trade = /,?\s+(?:ltda|s\.?\s?a|inc|llc|ltd|gmbh|& co|editora|editores)\.?$/iu;

export function knownPublisher(text: string): string {
  if (unknown.test(text)) return '';
  const name = tidy(text);
  const bare = name
    .replace(/^(?:editora|livraria)\s+(?!d[aeo]s?\b)(?=\p{Lu}\p{Ll})/iu, '')
    .replace(trade, '');
  return bare.length >= 3 ? bare : name;
}

type Pair = Imprint['pairs'][number];

/** '$aSão Paulo :$bEdUSP ;$aRecife :$bUFPE': a place after a publisher begins another pair. */
function pairsOf(field: DataField): Pair[] {
  const pairs: { place: string; publisher: string }[] = [];
  for (const { code, value } of field.subfields) {
    const last = pairs.at(-1);
    if (code === 'a' && (!last || last.publisher))
      pairs.push({ place: knownPlace(value), publisher: '' });
    else if (code === 'b' && last && !last.publisher) last.publisher = knownPublisher(value);
  }
  return pairs.filter(({ place, publisher }) => place !== '' && publisher !== '');
}

/** Two publishers of two places; of one place, or more of either, there are no pairs. */
function pairsIn(record: MarcRecord | null): Pair[] {
  if (!record) return [];
  // The first indicator orders publishers in time: a later publisher did not publish with the earlier one.
  const fields = dataFields(record, '260', '264').filter(
    ({ tag, ind1, ind2 }) =>
      (tag === '260' || ind2 === '1' || ind2 === ' ') && ind1 !== '2' && ind1 !== '3',
  );
  const pairs = fields.flatMap(pairsOf);
  const places = new Set(pairs.map(({ place }) => place));
  return places.size === pairs.length && pairs.length > 1 ? pairs : [];
}

/** Reads places and publishers of a title, without what only says that they are not known. */
export function imprintOf({ publications }: Description, record: MarcRecord | null): Imprint {
  const made = publications.filter(
    ({ kind, places, publishers }) => kind !== 'copyright' && places.length + publishers.length > 0,
  );
  const first = made.find(({ kind }) => kind === 'publication') ?? made[0];
  return {
    places: (first?.places ?? []).map(knownPlace).filter(Boolean),
    publishers: (first?.publishers ?? []).map(knownPublisher).filter(Boolean),
    pairs: pairsIn(record),
  };
}
