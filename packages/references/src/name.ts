import type { Agent } from '@estante/marc';

/** A name taken apart. Dates and fuller forms of the heading are not part of how it is cited. */
export type Name =
  | {
      readonly kind: 'person';
      readonly family: string;
      /** '' of one known by a single name. */
      readonly given: string;
      /** 'Jr.', 'III'. */
      readonly suffix: string;
      /** 'Papa', 'Saint', of one known by a forename. */
      readonly epithet: string;
    }
  | {
      readonly kind: 'body';
      /** Units from the larger to the subordinate: 'Brasil', 'Ministério da Saúde'. */
      readonly units: readonly string[];
    }
  | {
      readonly kind: 'event';
      readonly name: string;
      /** '10', or ''. */
      readonly number: string;
      readonly year: string;
      readonly place: string;
    };

/** The kinds of name apart. */
export type PersonName = Extract<Name, { readonly kind: 'person' }>;

const dates = /\d{3,4}|\b(?:s[ée]c|cent|fl|ca)\b\.?|\b(?:a\. ?C|B\. ?C|d\. ?C|A\. ?D)\./iu;
const suffixes = /^(?:jr|sr|junior|júnior|filho|neto|sobrinho|[ivx]{2,4})\.?$/iu;
/** Words that stand with a forename, as headings write them in Portuguese, Spanish and English. */
const epithets =
  /^(?:papa|pope|santo|santa|san|saint|são|rei|rainha|rey|reina|king|queen|imperador|imperatriz|emperor|empress|pr[íi]ncipe|princesa|prince|princess|dom|dona|irm[ãa]o?|frei|fray|bispo|obispo|bishop|cardeal|cardenal|cardinal|profeta|prophet)\b/iu;

function personOf(heading: string): PersonName {
  const [first = '', ...rest] = heading
    .replace(/\s*\([^()]*\)/gu, '')
    .split(/,\s*/u)
    .map((part) => part.trim())
    .filter((part, at) => at === 0 || (part !== '' && !dates.test(part)));
  const said = rest.filter((part) => !suffixes.test(part) && !epithets.test(part));
  return {
    kind: 'person',
    family: first || heading,
    given: said[0] ?? '',
    suffix: rest.find((part) => suffixes.test(part)) ?? '',
    epithet: said.length === 0 ? (rest.find((part) => epithets.test(part)) ?? '') : '',
  };
}

/** '. ' parts units, but not after an initial or an abbreviation: 'S. Paulo', 'Dept. of State'. */
const unitBreak = /(?<!\b\p{Lu}|\b(?:[Dd]ept|[Ss]t|[Ss]ta|[Uu]niv|[Ii]nst))\.\s+(?=\p{Lu})/u;

/** Qualifier that authority files add to tell bodies of one name apart. */
const kindOfBody =
  /\s*\((?:musical group|grupo musical|conjunto musical|organi[sz]ation|firm)\b[^()]*\)/iu;

function bodyOf(heading: string): Name {
  const units = heading
    .replace(kindOfBody, '')
    .replaceAll(' : ', ', ')
    .split(unitBreak)
    .map((unit) => unit.replace(/[\s,;:]+$/u, ''))
    .filter(Boolean);
  return { kind: 'body', units: units.length > 0 ? units : [heading] };
}

const place = /\p{L}/u;

/** 'Congresso (10. : 1979 : Curitiba)': number, year and place stand in the parenthesis. */
function eventOf(heading: string): Name {
  const [, name = heading, inside = ''] = /^(.*?)\s*\((.*)$/u.exec(heading) ?? [];
  const parts = inside
    .replace(/\)+\.?$/u, '')
    .split(/\s*:\s*/u)
    .map((part) => part.trim());
  const year = parts.find((part) => /(?:1[4-9]|20)\d{2}/u.test(part)) ?? '';
  const number = parts.find((part) => part !== year && /^\d{1,3}\D{0,4}$/u.test(part)) ?? '';
  const where = parts.find((part) => part !== year && part !== number && place.test(part)) ?? '';
  const ordinal = number.replace(/\D+$/u, '');
  const when = /(?:1[4-9]|20)\d{2}/u.exec(year)?.[0] ?? '';
  return { kind: 'event', name, number: ordinal, year: when, place: where };
}

/** A heading as a name to cite: 'Assis, Machado de, 1839-1908' is Assis, Machado de. */
export function nameOf({ type, name }: Pick<Agent, 'type' | 'name'>): Name {
  switch (type) {
    case 'person':
      return personOf(name);
    case 'corporate':
      return bodyOf(name);
    case 'meeting':
      return eventOf(name);
  }
}
