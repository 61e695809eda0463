import { headingKey } from './heading-key.ts';
import { clean } from './text.ts';
import type { CopyData } from '../holdings.ts';

type Status = CopyData['status'];

/** State of a copy, and the source's words for it where they are unknown; else ''. */
export interface SaidState {
  readonly status: Status;
  readonly unknownState: string;
}

/** Words of a current location or a status: in English, Portuguese and Spanish, as systems have them. */
const stateWords: readonly (readonly [RegExp, Status])[] = [
  [/^(?:checkedout|checked out|unavailable|not available|on loan|intransit|hold)/u, 'on-loan'],
  [/^(?:emprestad|prestad|em emprestimo|en prestamo|em transito|en transito|reservad)/u, 'on-loan'],
  [/^(?:indisponive|indisponib|nao disponive|no disponib)/u, 'on-loan'],
  [/^(?:lost|missing|stolen|perd|extravi|desaparec|furt|hurt|roub|robo\b|robad)/u, 'lost'],
  [/^(?:nao localizad|no localizad|nao encontrad|no encontrad)/u, 'lost'],
  [/^(?:discard|withdrawn|descart|excluid|exclusao|eliminad|expurg)/u, 'withdrawn'],
  [/^(?:baixad|baixa(?! circul)|(?:dado |dada )?de baja|baja(?! circul))/u, 'withdrawn'],
  // Copies that were bound, restored or processed are done: 'encadernado'.
  [
    /^(?:(?:em|en|in|para|na|at) ?)?(?:proces|catalog|encadern|encuadern|restaur|consert|repar|manuten|manten|higien|bindery|repair)(?!\S*(?:ad[oa]s?|ed)\b)/u,
    'in-processing',
  ],
  [/^(?:on order|onorder|ordered|encomendad|em aquisic|en adquis)/u, 'in-processing'],
  [
    /^(?:em |en )?(?:tratamento tecnic|tratamiento tecnic|preparac|preparo|quarenten|cuarenten)/u,
    'in-processing',
  ],
  [/^(?:reference|referenc|noncirc|lib use|uso interno|uso local|uso en sala)/u, 'reference'],
  [/^(?:(?:so|solo|somente|apenas) )?consulta/u, 'reference'],
  [/^(?:nao circula|no circula|nao emprest|no se prest)/u, 'reference'],
  [
    /^(?:available|disponiv|disponib|in library|on shelf|onshelf|in place|checked in)/u,
    'available',
  ],
  [
    /^(?:na estante|en estante|no lugar|livre|libre|liberad|normal|regular|ativ|activ)/u,
    'available',
  ],
  [/^(?:circula|em circula|en circula|emprestavel|emprestimo domicil|prestable)/u, 'available'],
];

/** Most characters of the words that are reported. */
const longest = 60;

/** The state that some words say; words that are not known are kept, and the copy is available. */
export function saidBy(text: string): SaidState {
  const said = headingKey(text);
  const known = stateWords.find(([words]) => words.test(said))?.[1];
  return known || said === ''
    ? knownState(known ?? 'available')
    : { status: 'available', unknownState: clean(text).slice(0, longest).toWellFormed() };
}

/** A state that a code or a known word says. */
export function knownState(status: Status): SaidState {
  return { status, unknownState: '' };
}
