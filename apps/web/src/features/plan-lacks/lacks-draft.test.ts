import { describe, expect, test } from 'vitest';
import {
  blankLacks,
  bodyOfLacks,
  choose,
  chosenOf,
  isChosen,
  wrongOf,
  writeCopies,
  type Lack,
} from './lacks-draft.ts';

const lack = (citacao: string, more: Partial<Lack> = {}): Lack => ({
  citacao,
  titulo: citacao,
  autor: '',
  edicao: '',
  editor: '[s. n.]',
  isbn_issn: '',
  tipo: 'basica',
  motivo: 'fora-do-acervo',
  exemplares: 2,
  sugerida: null,
  ...more,
});
const lacks = [lack('A'), lack('B'), lack('C', { sugerida: 'em-cotacao' })];

describe('what a plan lacks', () => {
  test('is all sent, but for what was suggested already', () => {
    expect(bodyOfLacks(blankLacks, lacks, '3')).toEqual({
      biblioteca: 3,
      itens: [
        { citacao: 'A', exemplares: 2 },
        { citacao: 'B', exemplares: 2 },
      ],
    });
  });

  test('is left out and taken in again', () => {
    const [first] = lacks;
    if (!first) throw new Error('there are three');
    const without = choose(blankLacks, first, false);
    expect(chosenOf(without, lacks).map(({ citacao }) => citacao)).toEqual(['B']);
    expect(isChosen(choose(without, first, true), first)).toBe(true);
  });

  test.each([
    ['1', true],
    ['999', true],
    ['0', false],
    ['1000', false],
    ['', false],
    ['1,5', false],
    ['-1', false],
    ['dois', false],
  ])('%j copies: %j', (text, isRight) => {
    const draft = writeCopies(blankLacks, lack('A'), text);
    expect(wrongOf(draft, lacks).map(({ citacao }) => citacao)).toEqual(isRight ? [] : ['A']);
  });

  test('that is left out may have any number', () => {
    const [first] = lacks;
    if (!first) throw new Error('there are three');
    expect(wrongOf(choose(writeCopies(blankLacks, first, ''), first, false), lacks)).toEqual([]);
  });
});
