import { describe, expect, test } from 'vitest';
import { disciplineHref, isBlank, planHref, planQuery, readPlanSearch } from './plan-address.ts';

const read = (text: string) => readPlanSearch(new URLSearchParams(text));

describe('the address of a search for plans', () => {
  test.each([
    ['', '/plano-ensino'],
    ['curso=&ano=&disciplina=', '/plano-ensino'],
    ['ano=2025&curso=LET', '/plano-ensino?curso=LET&ano=2025'],
    [
      'disciplina=+C%C3%A1lculo+I+&pagina=2&x=1',
      '/plano-ensino?disciplina=C%C3%A1lculo+I&pagina=2',
    ],
    ['ano=2025&pagina=-1', '/plano-ensino?ano=2025'],
  ])('%s is %s', (text, href) => {
    expect(planHref(read(text))).toBe(href);
    expect(planHref(read(href.split('?')[1] ?? ''))).toBe(href);
  });

  test('tells a form that was sent empty from one that was not sent', () => {
    expect([read('').isSent, isBlank(read(''))]).toEqual([false, true]);
    expect([read('curso=').isSent, isBlank(read('curso='))]).toEqual([true, true]);
    expect([read('curso=A').isSent, isBlank(read('curso=A'))]).toEqual([true, false]);
  });
});

test('the call has the fields that are filled in', () => {
  expect(planQuery(read('curso=LET&ano=&semestre=1')).input).toEqual({
    query: { curso: 'LET', semestre: '1', pagina: 1 },
  });
});

test('a discipline has an address', () => {
  expect(disciplineHref('LET101')).toBe('/plano-ensino?disciplina=LET101');
});
