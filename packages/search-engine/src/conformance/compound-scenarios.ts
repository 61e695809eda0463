import { expect, it } from 'vitest';
import { phrase, prefix, request, title, words } from './catalogue.ts';
import { ids, inOrder, load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

/** Each in the ways it is written: with a hyphen, together and, where people do so, apart. */
const compounds: readonly (readonly string[])[] = [
  ['infra-estrutura', 'infraestrutura', 'infra estrutura'],
  ['auto-estima', 'autoestima', 'auto estima'],
  ['micro-ondas', 'microondas', 'micro ondas'],
  ['co-autor', 'coautor', 'co autor'],
  ['anti-inflamatório', 'antiinflamatório', 'anti inflamatório'],
  ['anti-semita', 'antissemita', 'anti semita'],
  ['mini-saia', 'minissaia', 'mini saia'],
  ['auto-retrato', 'autorretrato', 'auto retrato'],
  ['ultra-som', 'ultrassom', 'ultra som'],
  ['co-herdeiro', 'coerdeiro', 'co herdeiro'],
  ['sub-humano', 'subumano', 'sub humano'],
  ['semi-árido', 'semiárido', 'semi árido'],
  ['extra-escolar', 'extraescolar', 'extra escolar'],
  ['sócio-econômico', 'socioeconômico', 'sócio econômico'],
  ['neo-liberalismo', 'neoliberalismo', 'neo liberalismo'],
  ['inter-relação', 'interrelação', 'inter relação'],
  ['pára-quedas', 'paraquedas', 'para quedas'],
  ['pós-graduação', 'posgraduação', 'pós graduação'],
  ['e-mail', 'email', 'e mail'],
  ['e-book', 'ebook', 'e book'],
  ['on-line', 'online', 'on line'],
  ['off-line', 'offline', 'off line'],
  ['data-base', 'database', 'data base'],
  ['multi-media', 'multimedia', 'multi media'],
  ['well-being', 'wellbeing', 'well being'],
  ['non-fiction', 'nonfiction', 'non fiction'],
  ['check-list', 'checklist', 'check list'],
  ['bien-estar', 'bienestar', 'bien estar'],
  ['medio-ambiente', 'medioambiente', 'medio ambiente'],
  ['guarda-chuva', 'guardachuva'],
  ['maria-fumaça', 'mariafumaça'],
  ['COVID-19', 'covid19'],
  ['Lévi-Strauss', 'levistrauss'],
];

export function compoundScenarios(engine: EngineGetter): void {
  it.each(compounds)('finds %s and its kin by one another', async (...ways) => {
    const named = ways.map((way, i) => title({ id: i + 1, title: `Sobre ${way} no Brasil` }));
    await load(engine(), [...named, title({ id: 9, title: 'Outro livro' })]);
    for (const way of ways) {
      const found = await ids(engine(), request(words(way)));
      expect(inOrder(found), way).toEqual(named.map(({ id }) => id));
      expect(inOrder(await ids(engine(), request(words(`${way} brasil`, 'title'))))).toEqual(
        inOrder(found),
      );
    }
  });

  it('finds a compound in a phrase and by its beginning', async () => {
    await load(engine(), [
      title({ id: 1, title: 'Infraestrutura urbana' }),
      title({ id: 2, title: 'Infra-estrutura urbana' }),
      title({ id: 3, title: 'Estrutura urbana e infra' }),
    ]);
    const asked = (typed: string) => ids(engine(), request(phrase(typed)));
    expect(inOrder(await asked('infra-estrutura urbana'))).toEqual([1, 2]);
    expect(inOrder(await ids(engine(), request(prefix('infraestr'))))).toEqual([1, 2]);
  });

  it('joins only what stands together', async () => {
    await load(engine(), [
      title({ id: 1, title: 'Agosto' }),
      title({ id: 2, title: 'O gosto : a arte' }),
      title({ id: 3, title: 'Anterior', text: { notes: ['1984-1985'] } }),
    ]);
    expect(await ids(engine(), request(words('a gosto')))).toEqual([2]);
    expect(await ids(engine(), request(words('19841985')))).toEqual([]);
  });

  it('puts the title that was typed first, however its compounds are written', async () => {
    const wide = { notes: ['Infra estrutura urbana e infraestrutura urbana'] };
    await load(engine(), [
      title({ id: 1, title: 'Infraestrutura urbana no Brasil', sort: { year: 2020 } }),
      title({ id: 2, title: 'Infra-estrutura urbana' }),
      title({ id: 3, title: 'Cidades', text: { title: ['Cidades'], ...wide } }),
    ]);
    for (const typed of ['infra-estrutura urbana', 'infraestrutura urbana'])
      expect((await ids(engine(), request(words(typed))))[0], typed).toBe(2);
  });
}
