import { benchRecord } from '../import-records.ts';

/**
 * The query strings of as many searches, no two alike, as readers of the made-up catalogue would ask:
 * words of a title, an author with a word, a subject, one word alone, a phrase, with filters, in
 * another order, and the second page.
 */
export function searchesOf(titles: number, count: number, from: number): string[] {
  return Array.from({ length: count }, (_, turn) => searchOf(titles, from + turn).toString());
}

function searchOf(titles: number, turn: number): URLSearchParams {
  const number = (turn * 7919) % titles;
  const title = titleWords(number);
  const author = words(number, '100', 'a');
  const subject = words(number, '650', 'a', 'x');
  const [one = '', two = '', three = ''] = title;
  const kinds: readonly Record<string, string>[] = [
    { q: `${one} ${two}` },
    { q: `${one} ${two} ${three}` },
    { q: `${author[0]} ${one}` },
    { q: one },
    { q: subject.join(' '), indice: 'assunto' },
    { q: `"${one} ${two}"` },
    { q: `${two} ${three}`, filtro: 'T:book' },
    { q: two, ordenacao: 'T' },
    { q: author.slice(0, 2).join(' '), indice: 'autor' },
    { q: `${one} ${three}`, pagina: '2' },
  ];
  return new URLSearchParams(kinds[turn % kinds.length]);
}

/** Words of the title's own, as readers type them. */
export function titleWords(number: number): string[] {
  return words(number, '245', 'a');
}

function words(number: number, tag: string, ...codes: string[]): string[] {
  const field = benchRecord(number).fields.find((one) => one.tag === tag);
  if (field === undefined || !('subfields' in field)) return [];
  const values = field.subfields.filter(({ code }) => codes.includes(code));
  return values.flatMap(({ value }) => value.match(/\p{L}+/gu) ?? []);
}
