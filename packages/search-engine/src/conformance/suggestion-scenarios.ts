import { expect, it } from 'vitest';
import type { SearchDocument } from '../port.ts';
import { title } from './catalogue.ts';
import { load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

export function suggestionScenarios(engine: EngineGetter): void {
  const named = (id: number, name: string, author: string, copies: number): SearchDocument =>
    title({ id, title: name, author, facets: { A: [author] }, sort: { copies } });

  it('suggests whole labels by the starts of their words, with counts', async () => {
    await load(engine(), [
      named(1, 'Dom Casmurro', 'Assis, Machado de', 3),
      named(2, 'Dom Casmurro', 'Assis, Machado de', 5),
      named(3, 'A máquina e o machado', 'Lima, Ana', 1),
    ]);
    expect(await engine().suggest({ text: 'MACH', limit: 5 })).toEqual([
      { kind: 'title', text: 'A máquina e o machado', total: 1, id: 3 },
      { kind: 'author', text: 'Assis, Machado de', total: 2, id: null },
    ]);
    expect(await engine().suggest({ text: 'dom cas', limit: 5 })).toEqual([
      { kind: 'title', text: 'Dom Casmurro', total: 2, id: null },
    ]);
    expect(await engine().suggest({ text: 'machado ass', limit: 5 })).toHaveLength(1);
    expect(await engine().suggest({ text: ' - ', limit: 5 })).toEqual([]);
  });

  it('begins at the second letter', async () => {
    await load(engine(), [named(1, 'Aurora', 'Lima, Ana', 1)]);
    expect(await engine().suggest({ text: 'a', limit: 5 })).toEqual([]);
    expect(await engine().suggest({ text: 'au', limit: 5 })).toHaveLength(1);
  });

  it('suggests headings by any of their words, the most used first', async () => {
    const one = (id: number, author: string) => named(id, `Obra ${id}`, author, 1);
    await load(engine(), [
      one(1, 'Machado, Ana Maria'),
      one(2, 'Assis, Machado de'),
      one(3, 'Assis, Machado de'),
      one(4, 'Lima, Rui Machado'),
    ]);
    expect((await engine().suggest({ text: 'machado', limit: 5 })).map(({ text }) => text)).toEqual(
      ['Assis, Machado de', 'Machado, Ana Maria', 'Lima, Rui Machado'],
    );
  });

  it('puts the heading that was typed as a whole before all others', async () => {
    const one = (id: number, author: string, subject: string): SearchDocument =>
      title({
        id,
        title: `Assis e a história ${id}`,
        author,
        facets: { A: [author], S: [subject] },
      });
    await load(engine(), [
      ...[1, 2, 3].map((id) => one(id, 'Assis, Machado de, 1839-1908', 'História do Brasil')),
      one(4, 'Assis, Ana', 'História'),
    ]);
    const texts = async (text: string, limit: number): Promise<string[]> =>
      (await engine().suggest({ text, limit })).map((each) => each.text);
    expect((await texts('história', 2))[0]).toBe('História');
    expect((await texts('historia', 9)).indexOf('História do Brasil')).toBe(2);
    expect((await texts('machado de assis', 2))[0]).toBe('Assis, Machado de, 1839-1908');
    expect((await texts('ana assis', 1))[0]).toBe('Assis, Ana');
  });

  it('forgives one slip from the fifth letter, after what fits', async () => {
    await load(engine(), [
      named(1, 'Machado e foice', 'Assis, Machado de', 1),
      named(2, 'O machdo', 'Lima, Ana', 9),
    ]);
    const texts = async (text: string): Promise<string[]> =>
      (await engine().suggest({ text, limit: 9 })).map((one) => one.text);
    const all = ['Machado e foice', 'Assis, Machado de'];
    for (const typed of ['mahcado', 'machaddo', 'mchado', 'mackado'])
      expect(await texts(typed)).toEqual(all);
    expect(await texts('machdo')).toEqual(['O machdo', ...all]);
    expect(await texts('foice mahcado')).toEqual(['Machado e foice']);
    expect(await texts('fioce mahcado')).toEqual([]);
    expect(await texts('mhac')).toEqual([]);
  });

  it('suggests a heading by its variant forms', async () => {
    const twain = named(1, 'Tom Sawyer', 'Twain, Mark', 1);
    const variant = { variant: 'Clemens, Samuel', heading: 'Twain, Mark' };
    await load(engine(), [{ ...twain, references: { author: [variant] } }]);
    const heading = { kind: 'author', text: 'Twain, Mark', total: 1, id: null };
    expect(await engine().suggest({ text: 'clem', limit: 5 })).toEqual([heading]);
    await engine().apply([{ kind: 'delete', id: 1 }], '2');
    expect(await engine().suggest({ text: 'clem', limit: 5 })).toEqual([]);
  });

  it('suggests nothing that is gone', async () => {
    await load(engine(), [named(1, 'Aurora', 'Lima, Ana', 1)]);
    await engine().apply([{ kind: 'delete', id: 1 }], '2');
    expect(await engine().suggest({ text: 'au', limit: 5 })).toEqual([]);
  });
}
