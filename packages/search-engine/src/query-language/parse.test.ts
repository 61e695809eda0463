import { isLong } from '@estante/test-support/is-long';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plan, splitWords } from '../analysis/index.ts';
import type { Query, QueryField } from '../query.ts';
import { parseQuery, termLimit } from './parse.ts';

/** A query in one line: words as they are, all else as operators. */
function shown(query: Query): string {
  switch (query.kind) {
    case 'all':
      return 'ALL';
    case 'facet':
      return `${query.type}=${query.code}`;
    case 'range':
      return `${query.type}=${query.from}..${query.to}`;
    case 'work':
      return `work=${query.work}`;
    case 'words':
      return field(query.field, query.text);
    case 'phrase':
      return field(query.field, `"${query.text}"`);
    case 'prefix':
      return field(query.field, `${query.text}*`);
    case 'not':
      return `-${shown(query.of)}`;
    case 'or':
      return `(${query.of.map(shown).join(' | ')})`;
    case 'and':
      return query.of.map(shown).join(' + ');
  }
}

function field(name: QueryField, text: string): string {
  return name === 'any' ? text : `${name}:${text}`;
}

const cases: readonly (readonly [string, string])[] = [
  ['dom casmurro', 'dom casmurro'],
  ['"dom casmurro" machado', '"dom casmurro" + machado'],
  ['“dom casmurro” «capitu»', '"dom casmurro" + "capitu"'],
  ['machado OR alencar', '(machado | alencar)'],
  ['machado OU alencar romance', '(machado | alencar) + romance'],
  ['a | b|c', '(a | b | c)'],
  ['ou isto ou aquilo', 'ou isto ou aquilo'],
  ['SER OU NÃO SER', 'SER OU NÃO SER'],
  ['Tudo OU', 'Tudo OU'],
  ['OU tudo', 'OU tudo'],
  ['a OU OU b', 'a + (OU | b)'],
  ['casa | | muro', '(casa | muro)'],
  ['casa AND muro', 'casa muro'],
  ['dom casmurro E memórias', 'dom casmurro memórias'],
  ['dom casmurro Y memórias', 'dom casmurro memórias'],
  ['guerra e paz', 'guerra e paz'],
  ['GUERRA E PAZ', 'GUERRA E PAZ'],
  ['"dom casmurro" e "quincas borba"', '"dom casmurro" + "quincas borba"'],
  ['"dom casmurro" e machado', '"dom casmurro" + machado'],
  ['autor:assis and titulo:dom', 'author:assis + title:dom'],
  ['a OU b e casa', '(a | b) + casa'],
  ['casa e a OU b', 'casa + (a | b)'],
  ['gato e -cão', 'gato + -cão'],
  ['gato -e cão', 'gato cão + -e'],
  ['gato titulo:e cão', 'gato cão + title:e'],
  ['vitamina e', 'vitamina e'],
  ['e agora José', 'e agora José'],
  ['machado de assis O alienista', 'machado de assis O alienista'],
  ['brasil -história', 'brasil + -história'],
  ['brasil -"história do"', 'brasil + -"história do"'],
  ['brasil NOT história geral', 'brasil geral + -história'],
  ['brasil NÃO história', 'brasil + -história'],
  ['brasil OR NOT história', '(brasil | -história)'],
  ['NÃO verás país nenhum', 'NÃO verás país nenhum'],
  ['-história', '-história'],
  ['guarda-chuva', 'guarda-chuva'],
  ['dom - casmurro', 'dom casmurro'],
  ['guerra 1939 -1945', 'guerra 1939 -1945'],
  ['allan, luke, -1962', 'allan, luke, -1962'],
  ['livr*', 'livr*'],
  ['dom livr** x', 'dom x + livr*'],
  ['a* li*ro *', 'a* li*ro'],
  ['titulo:dom casmurro', 'title:dom + casmurro'],
  ['Título:dom título:casmurro', 'title:dom casmurro'],
  ['autor:"machado de assis" -assunto:amor', 'author:"machado de assis" + -subject:amor'],
  ['isbn:85-359-0277-5', 'standardNumber:85-359-0277-5'],
  ['isbn:978 85 359 0277 8 casa', 'standardNumber:978 85 359 0277 8 + casa'],
  ['issn:0317 8471', 'standardNumber:0317 8471'],
  ['isbn:85 mil', 'standardNumber:85 + mil'],
  ['ISBN: 85-359-0277-5', 'ISBN: 85-359-0277-5'],
  ['serie:livr*', 'series:livr*'],
  ['amor: romance', 'amor: romance'],
  ['titulo: romance', 'titulo: romance'],
  ['http://exemplo.org', 'http://exemplo.org'],
  ['(dom OR x) casmurro', '((dom | x)) + casmurro'],
  ['"dom casmurro', 'dom casmurro'],
  ['dom" casmurro', 'dom casmurro'],
  ['978 85 359 0277 8', '978 85 359 0277 8'],
  ['" "', 'ALL'],
  ['- | * ?! ""', 'ALL'],
  ['', 'ALL'],
  ['dom\0casmurro \u{d800}', 'dom casmurro'],
];

describe('what is typed', () => {
  it.each(cases)('%s', (typed, expected) => {
    expect(shown(parseQuery(typed, 'any'))).toBe(expected);
  });
  it.each([
    ['perro O gato', '(perro | gato)'],
    ['perro NO gato', 'perro + -gato'],
    ['siete U ocho', '(siete | ocho)'],
    ['perro OR gato', '(perro | gato)'],
    ['O cortiço', 'O cortiço'],
  ])('%s, typed in Spanish', (typed, expected) => {
    expect(shown(parseQuery(typed, 'any', 'es'))).toBe(expected);
  });
  it('is meant for the field it is typed in, colons or not', () => {
    expect(shown(parseQuery('autor:silva -x', 'title'))).toBe('title:autor:silva + -title:x');
  });
  it('ends for us after so many words', () => {
    const typed = Array.from({ length: 5_000 }, (_, i) => `w${i}`).join(' ');
    const query = parseQuery(typed, 'any');
    expect(query.kind === 'words' && query.text.split(' ')).toHaveLength(termLimit);
  });
});

/** Everything that decides how a text is read. */
const pieces =
  'a casa É E e OU OR AND NOT NÃO - * " “ ” « » | ( ) : titulo: autor: \' e\u0301'.split(' ');
const piece = fc.constantFrom(...pieces, ' ', ' ', '\0', '\u{d800}', '\n');
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(piece, { maxLength: 40 }).map((list) => list.join('')),
);

/** The query as text again, in signs alone, which need no small letters beside them. */
function printed(query: Query): string {
  switch (query.kind) {
    case 'words':
      return query.text
        .split(' ')
        .map((text) => named(query.field, plainly(text).toLowerCase()))
        .map((text, at, all) => (at === 0 || at === all.length - 1 ? asWord(text) : text))
        .join(' ');
    case 'phrase':
      return named(query.field, `"${query.text.replaceAll('"', '/')}"`);
    case 'prefix':
      return named(query.field, `${plainly(query.text)}*`);
    case 'not':
      return `-${printed(query.of)}`;
    case 'or':
      return query.of.map(printed).join(' | ');
    case 'and':
      return query.of.map(printed).join(' ');
    case 'all':
    case 'facet':
    case 'range':
    case 'work':
      return '';
  }
}

/** An 'and' at the end of its text is a word of it, and stays one before whatever is printed next. */
function asWord(text: string): string {
  return isAnd(text) ? `"${text}"` : text;
}

const isAnd = (text: string) => /^(?:e|y|and)$/i.test(text);

/** One 'and' beside another where a text begins or ends: what is printed for the one is the other's operator. */
function hasAndsAtAnEnd(query: Query): boolean {
  if (query.kind === 'not') return hasAndsAtAnEnd(query.of);
  if (query.kind === 'and' || query.kind === 'or') return query.of.some(hasAndsAtAnEnd);
  if (query.kind !== 'words') return false;
  const words = splitWords(query.text).map(isAnd);
  return [words.slice(0, 2), words.slice(-2)].some((two) => two.length === 2 && two.every(Boolean));
}

/** Plans a query with each part once: a word in quotes is not seen to be the one beside it. */
function wantedOf(query: Query): unknown {
  const whole = plan(query);
  if (whole.kind !== 'and') return whole;
  const of = [...new Map(whole.of.map((one) => [JSON.stringify(one), one])).values()];
  return of.length === 1 ? of[0] : { ...whole, of };
}

/** Words, the apostrophes and the hyphens between them: neither 'd'água' nor 'd(água' is read as 'd-água' is. */
function plainly(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{M}'-]+/gu, '/').replace(/^[-'/]+|[-'/]+$/g, '');
}

function named(name: QueryField, text: string): string {
  return name === 'any' ? text : `${name}:${text}`;
}

describe('any text at all', () => {
  it('is a search', () => {
    fc.assert(
      fc.property(typed, fc.constantFrom('any' as const, 'title' as const), (text, asked) => {
        expect(plan(parseQuery(text, asked)).kind).not.toBe('none');
      }),
      { numRuns: isLong ? 1_000 : 250 },
    );
  });
  it('is read alike when it is printed and read again', () => {
    const words = fc.array(piece, { maxLength: 40 }).map((list) => list.join(''));
    fc.assert(
      fc.property(words, (text) => {
        const query = parseQuery(text, 'any');
        fc.pre(!hasAndsAtAnEnd(query));
        const again = parseQuery(printed(query), 'any');
        expect(wantedOf(again)).toEqual(wantedOf(query));
      }),
      { numRuns: isLong ? 5_000 : 1_000 },
    );
  });
  it('is read in one go however it is made', () => {
    const hard = ['“', '"', '-', 'a|', '*', 'titulo:', '- ', 'NOT ', '1 -', '«»'];
    for (const text of hard) {
      expect(parseQuery(text.repeat(10_000), 'any')).toBeDefined();
    }
  });
});
