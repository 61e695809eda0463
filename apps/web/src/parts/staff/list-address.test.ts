import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNarrowed, listHref, listQuery, readList, readTitle } from './list-address.ts';

const states = ['pendente', 'lido'] as const;
const kinds = ['ficha', 'busca'] as const;
const read = (text: string) => readList(new URLSearchParams(text), states, kinds);

test.each([
  ['', '/x'],
  ['situacao=lido&pagina=2', '/x?situacao=lido&pagina=2'],
  ['pagina=1&texto=+sala+&situacao=', '/x?texto=sala'],
  ['dataFim=2026-03-11&dataIni=2026-02-28', '/x?dataIni=2026-02-28&dataFim=2026-03-11'],
  ['biblioteca=3', '/x?biblioteca=3'],
  ['tipo=ficha&situacao=lido', '/x?situacao=lido&tipo=ficha'],
  // Unknown values are left out.
  ['situacao=nova&tipo=carta&biblioteca=0&dataIni=2026-02-30&dataFim=11/03/2026&pagina=-1', '/x'],
  ['biblioteca=1e3&pagina=99999999999&dataIni=2026-13-01&userId=7', '/x'],
])('%j is the list at %s', (text, href) => {
  expect(listHref('/x', read(text))).toBe(href);
});

test('the address of a list reads as that list', () => {
  const day = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) });
  const days = fc.oneof(
    fc.constant(''),
    day.map((date) => date.toISOString().slice(0, 10)),
  );
  const address = fc.record({
    situacao: fc.constantFrom('', ...states),
    tipo: fc.constantFrom('', ...kinds),
    biblioteca: fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 99_999 }).map(String)),
    texto: fc.string({ maxLength: 200 }).map((text) => text.trim()),
    dataIni: days,
    dataFim: days,
    pagina: fc.integer({ min: 1, max: 1000 }),
  });
  fc.assert(
    fc.property(address, (one) => {
      expect(read(listHref('', one).slice(1))).toEqual(one);
    }),
  );
});

test('the call is asked for what is filled in', () => {
  expect(listQuery(read(''))).toEqual({ texto: '', pagina: 1 });
  expect(listQuery(read('situacao=lido&tipo=busca&dataIni=2026-03-01'))).toEqual({
    texto: '',
    pagina: 1,
    situacao: 'lido',
    tipo: 'busca',
    dataIni: '2026-03-01',
  });
  const addresses = ['', 'pagina=2', 'texto=x', 'tipo=ficha'];
  expect(addresses.map(read).map(isNarrowed)).toEqual([false, false, true, true]);
});

test('a list of one title stays so on its other pages', () => {
  const params = new URLSearchParams('acervo=7&situacao=lido');
  const address = { ...readList(params, states), acervo: readTitle(params) };
  expect(listHref('/x', { ...address, pagina: 2 })).toBe('/x?situacao=lido&acervo=7&pagina=2');
  expect(listQuery(address)).toEqual({ texto: '', pagina: 1, situacao: 'lido', acervo: '7' });
  expect(isNarrowed({ ...read(''), acervo: '7' })).toBe(true);
  expect(['', 'acervo=', 'acervo=x1'].map((text) => readTitle(new URLSearchParams(text)))).toEqual([
    '',
    '',
    '',
  ]);
});

test('a list without kinds is narrowed by none', () => {
  const address = readList(new URLSearchParams('tipo=ficha'), states);
  expect(listHref('/x', address)).toBe('/x');
});
