import { expect, it } from 'vitest';
import { phrase, request, title } from './catalogue.ts';
import { ids, load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

/** Phrases: words in order, in one text. */
export function phraseScenarios(engine: EngineGetter): void {
  it('finds a phrase in order and within one text', async () => {
    await load(engine(), [
      title({ id: 1, title: 'História do Brasil' }),
      title({ id: 2, title: 'O Brasil e a história' }),
      title({ id: 3, title: 'Histórias', text: { title: ['Memória e história', 'do Brasil'] } }),
    ]);
    expect(await ids(engine(), request(phrase('história do brasil')))).toEqual([1]);
    expect(await ids(engine(), request(phrase('historias do brasil')))).toEqual([1]);
    expect(await ids(engine(), request(phrase('história do brasil', 'subject')))).toEqual([]);
  });

  it('finds a phrase only in the field it is asked in', async () => {
    const notes = ['História do Brasil'];
    await load(engine(), [
      title({
        id: 1,
        title: 'Do Brasil e sua história',
        text: { notes, title: ['Do Brasil e sua história'] },
      }),
    ]);
    expect(await ids(engine(), request(phrase('história do brasil', 'title')))).toEqual([]);
    expect(await ids(engine(), request(phrase('história do brasil', 'notes')))).toEqual([1]);
  });
}
