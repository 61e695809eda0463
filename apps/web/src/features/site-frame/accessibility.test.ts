import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dressOf,
  plainAccessibility,
  readAccessibility,
  schemes,
  writeAccessibility,
  zoomSteps,
} from './accessibility.ts';

const choice = fc.record({
  zoom: fc.constantFrom(...zoomSteps),
  negrito: fc.boolean(),
  cor: fc.constantFrom('' as const, ...schemes),
  compacto: fc.boolean(),
  libras: fc.boolean(),
});

test('what was chosen is read back', () => {
  fc.assert(
    fc.property(choice, (chosen) => {
      expect(readAccessibility(writeAccessibility(chosen))).toEqual(chosen);
    }),
  );
});

test('any text is read, and only what is known in it counts', () => {
  expect(readAccessibility(null)).toEqual(plainAccessibility);
  expect(readAccessibility('{"zoom":40,"cor":"pink","negrito":1,"libras":true}')).toEqual({
    ...plainAccessibility,
    zoom: 40,
    libras: true,
  });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readAccessibility(text);
      expect(zoomSteps).toContain(read.zoom);
      expect(['', ...schemes]).toContain(read.cor);
    }),
  );
});

test('nothing chosen leaves the page to the system', () => {
  const none = { zoom: null, scheme: null, bold: null, density: null };
  expect(dressOf(plainAccessibility)).toEqual(none);
  const chosen = { zoom: 60, negrito: true, cor: 'normal', compacto: true, libras: true } as const;
  expect(dressOf(chosen)).toEqual({
    zoom: '60',
    scheme: 'normal',
    bold: 'on',
    density: 'compact',
  });
});
