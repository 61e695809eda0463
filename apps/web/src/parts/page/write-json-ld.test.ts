import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeJsonLd } from './write-json-ld.ts';

test('nothing in a record ends the element it stands in', () => {
  const text = writeJsonLd({ name: '</script><script>alert(1)</script><!--' }, 'https://a.example');
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const written = writeJsonLd({ name }, 'https://a.example');
      expect(written).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(written)).toEqual({ name });
    }),
  );
});

test('paths of this site become whole addresses, and only where an address stands', () => {
  const data = { '@id': '/acervo/1', name: '/acervo/1', author: { url: '/autoridade/2' } };
  expect(JSON.parse(writeJsonLd({ ...data, sameAs: '//x' }, 'https://a.example'))).toEqual({
    '@id': 'https://a.example/acervo/1',
    name: '/acervo/1',
    author: { url: 'https://a.example/autoridade/2' },
    sameAs: '//x',
  });
});
