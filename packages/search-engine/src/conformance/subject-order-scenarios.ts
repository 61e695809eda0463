import { expect, it } from 'vitest';
import type { SearchDocument } from '../port.ts';
import { request, title, words } from './catalogue.ts';
import { ids, load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

const about = (id: number, name: string, subject: string, copies = 0): SearchDocument =>
  title({
    id,
    title: name,
    text: { subject: [subject] },
    facets: { S: [subject] },
    sort: { copies },
  });

/** Titles by and about what is typed, before those that mention it. */
export function subjectOrderScenarios(engine: EngineGetter): void {
  it('puts titles about what was typed before those that mention it', async () => {
    await load(engine(), [
      about(1, 'Psicanálise, psicanálise : a psicanálise em três tempos', 'Cinema', 9),
      about(2, 'O eu e o id', 'Psicanálise'),
      about(3, 'A interpretação', 'Psicanálise - História'),
    ]);
    expect((await ids(engine(), request(words('psicanalise'))))[0]).toBe(2);
    expect((await ids(engine(), request(words('psicanálise', 'subject'))))[0]).toBe(2);
  });

  it('puts titles by a person first, then those about the person, then those that mention it', async () => {
    const person = 'Lispector, Clarice, 1920-1977';
    await load(engine(), [
      about(1, 'Cartas a Clarice Lispector e outras cartas de Clarice Lispector', 'Cartas', 9),
      about(2, 'Uma vida', person),
      title({
        id: 3,
        title: 'A maçã no escuro',
        author: person,
        facets: { A: [person] },
      }),
    ]);
    expect(await ids(engine(), request(words('clarice lispector')))).toEqual([3, 2, 1]);
    expect(await ids(engine(), request(words('lispector, clarice')))).toEqual([3, 2, 1]);
  });

  it('takes a heading for itself, with other years or none', async () => {
    await load(engine(), [
      about(1, 'Guerra mundial, guerra mundial', 'Guerras'),
      about(2, 'Dias de luta', 'Guerra mundial, 1939-1945'),
    ]);
    for (const typed of ['guerra mundial', 'Guerra Mundial, 1939-1945'])
      expect((await ids(engine(), request(words(typed, 'subject'))))[0]).toBe(2);
  });
}
