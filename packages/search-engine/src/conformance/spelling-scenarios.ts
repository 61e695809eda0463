import { expect, it } from 'vitest';
import type { SearchDocument, SpellRequest } from '../port.ts';
import { title } from './catalogue.ts';
import { load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

const shelf = [
  title({ id: 1, title: 'Dom Casmurro', author: 'Assis, Machado de, 1839-1908' }),
  title({ id: 2, title: 'Quincas Borba', author: 'Assis, Machado de, 1839-1908' }),
  title({ id: 3, title: 'O machedo' }),
  title({ id: 4, title: 'História da América', text: { subject: ['História'] } }),
];

const typed = (text: string): SpellRequest => ({ text, field: 'any', within: { kind: 'all' } });

export function spellingScenarios(engine: EngineGetter): void {
  const cases: readonly (readonly [string, string | null])[] = [
    ['mahcado', 'machado'],
    ['MACHDO de Assís', 'machado de Assís'],
    ['machido', 'machado'],
    ['machado casmuro', 'machado casmurro'],
    ['"don casmurro"', '"dom casmurro"'],
    ['istoria', 'historia'],
    ['titulo:casmuro -borba', 'titulo:casmurro -borba'],
    ['quinkas borbba', 'quincas borba'],
    ['casmurro', null],
    ['xyzxyz', null],
    ['qu', null],
    ['cazmuro 1839-190', null],
    ['casmuro -casmurro', null],
    ['', null],
    ['\0 \u{d800}', null],
  ];
  it.each(cases)('corrects %j', async (text, expected) => {
    await load(engine(), shelf);
    const correction = expected === null ? null : { kind: 'spelling', text: expected };
    expect(await engine().spell(typed(text))).toEqual(correction);
  });

  it('changes one of words that are all known, but not together', async () => {
    const other = title({ id: 5, title: 'Don Quixote', author: 'Barba, Ana' });
    await load(engine(), [...shelf, other]);
    const don = { kind: 'spelling', text: 'dom casmurro' };
    expect(await engine().spell(typed('don casmurro'))).toEqual(don);
    const borba = { kind: 'spelling', text: 'machado quincas borba' };
    expect(await engine().spell(typed('machado quincas barba'))).toEqual(borba);
  });

  it('changes a known word too, where one that finds nothing is not enough', async () => {
    await load(engine(), [...shelf, title({ id: 5, title: 'Asis' })]);
    const assis = { kind: 'spelling', text: 'machado de assis' };
    expect(await engine().spell(typed('machdo de asis'))).toEqual(assis);
    expect(await engine().spell(typed('xyzxyz de asis'))).toEqual({ kind: 'wider', text: 'asis' });
  });

  const wider: readonly (readonly [string, string | null])[] = [
    ['casmurro historia', 'casmurro'],
    ['dom xyzxyz casmurro', 'dom casmurro'],
    ['dom casmurro quincas borba', 'dom casmurro'],
    ['quincas história da américa', 'história da américa'],
    ['"casmurro dom"', 'casmurro dom'],
    ['"casmurro xyzxyz"', 'casmurro'],
    ['casmurro historia -x', null],
    ['o xyzxyz', 'o'],
    ['casmurro '.repeat(20) + 'xyzxyz', 'casmurro '.repeat(20).trim()],
  ];
  it.each(wider)('leaves words out of %j', async (text, expected) => {
    await load(engine(), shelf);
    const correction = expected === null ? null : { kind: 'wider', text: expected };
    expect(await engine().spell(typed(text))).toEqual(correction);
  });

  it('looks in the field and within what else is asked', async () => {
    const books = { kind: 'facet', type: 'T', code: 'livro' } as const;
    const borba = { ...title({ id: 2, title: 'Quincas Borba', facets: { T: ['livro'] } }) };
    await load(engine(), [shelf[0] as SearchDocument, borba]);
    const inTitle = { text: 'mahcado', field: 'title', within: { kind: 'all' } } as const;
    expect(await engine().spell(inTitle)).toBeNull();
    expect(await engine().spell({ ...inTitle, field: 'author' })).toMatchObject({
      text: 'machado',
    });
    const among = { text: 'bobra', field: 'any', within: books } as const;
    expect(await engine().spell(among)).toMatchObject({ text: 'borba' });
    expect(await engine().spell({ ...among, text: 'casmuro' })).toBeNull();
  });

  it('knows no word that is gone', async () => {
    await load(engine(), shelf);
    await engine().apply([{ kind: 'delete', id: 1 }], '2');
    expect(await engine().spell(typed('casmuro'))).toBeNull();
  });

  it('has an answer to any length', async () => {
    await load(engine(), shelf);
    expect(await engine().spell(typed('casmuro '.repeat(1_250)))).toBeDefined();
    expect(await engine().spell(typed('x'.repeat(10_000)))).toBeNull();
  });
}
