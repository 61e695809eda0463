import { describe, expect, it } from 'vitest';
import { compoundsIn, joinedReadings } from './compounds.ts';

const joinedIn = (text: string) => compoundsIn(text).flatMap(({ joined }) => joined);

describe('compounds', () => {
  it.each([
    ['Infra-estrutura urbana', ['infraestrutura']],
    ['A infra estrutura urbana', ['infraestrutura']],
    ['e‑mail e e-book', ['email', 'ebook']],
    ['Anti-semita', ['antisemita', 'antissemita']],
    ['co-herdeiro', ['coherdeiro', 'coerdeiro']],
    ['dia-a-dia', ['diaadia']],
    ['COVID-19 no Brasil', ['covid19']],
    ['Lévi-Strauss', ['levistrauss']],
    ['on line, off line', ['online', 'offline']],
    ["The women's non-fiction (auto-retrato)", ['nonfiction', 'autoretrato', 'autorretrato']],
  ])('are joined: %s', (text, joined) => {
    expect(joinedIn(text)).toEqual(joined);
  });

  it.each([
    'Dom Casmurro',
    '1939-1945',
    '978-85-359-0277-8',
    '2020-11-23',
    'Auto da Compadecida',
    'Auto : retrato',
    'infra, estrutura',
    'Brasil - História',
    'o caso e o mail',
    'Entre rios',
    'para dor',
    'a-b',
    '한-국',
    'C-C++',
  ])('are not everything with a hyphen or a prefix: %s', (text) => {
    expect(joinedIn(text)).toEqual([]);
  });

  it('stand in their text in place of their parts', () => {
    expect(joinedReadings('A infra-estrutura do micro ondas')).toEqual([
      ['a', 'infraestrutura', 'do', 'microondas'],
    ]);
    expect(joinedReadings('Mini-saia')).toEqual([['minisaia'], ['minissaia']]);
    expect(joinedReadings('Vidas secas')).toEqual([]);
  });
});
