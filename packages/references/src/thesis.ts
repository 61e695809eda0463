import type { Description } from '@estante/marc';
import type { BibliographicItem } from './item.ts';
import { tidy } from './piece.ts';

/** Words of institutions: what has none of them after the last comma is a place. */
const institutional =
  /\b(?:univ|facul|inst|escola|school|college|centro|center|centre|depart|programa|program|funda|funda[çc]|academi|semin|pontif|coordena|hospital|museu|polit[ée]c|campus)/iu;
const initials = /\b\p{Lu}{3,}\b/u;
const state = /^(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/u;

interface Seat {
  readonly institution: string;
  readonly place: string;
}

function isPlaceName(text: string): boolean {
  return !/\d/u.test(text) && !institutional.test(text) && !initials.test(text);
}

/** 'Universidade de Brasília, Brasília, DF' ends in its place; 'Faculdade de Letras, UFMG' does not. */
function seatOf(text: string): Seat {
  const parts = text.split(/,\s*/u);
  const last = parts.at(-1) ?? '';
  const from = parts.length - (state.test(last) && parts.length > 2 ? 2 : 1);
  const place = parts.slice(from);
  const isPlace = from > 0 && place.every((part) => /^\p{Lu}/u.test(part) && isPlaceName(part));
  return isPlace && place.join(' ').split(' ').length <= 5
    ? { institution: parts.slice(0, from).join(', '), place: place.join(', ') }
    : { institution: text, place: '' };
}

/** Adviser at the end of the note, 'Orientador: X.', who has an entry of their own (700 $e). */
const advised = /[\s.,;–-]*\b(?:co-?)?orientad?or\p{L}*\s*:.*$/iu;

/** The degree, where, and when, of the dissertation note. */
export function thesisOf({ thesis }: Description): BibliographicItem['thesis'] {
  if (!thesis) return null;
  const { degree, institution, year, note } = thesis;
  const seat = seatOf(tidy(institution.replace(advised, '')).replace(/(?<!\.[A-Z])\.$/u, ''));
  return {
    degree: tidy(degree || (institution ? '' : note)),
    ...seat,
    year: /\d{4}/u.exec(year)?.[0] ?? '',
  };
}
