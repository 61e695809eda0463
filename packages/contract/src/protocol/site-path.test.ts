import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sitePath } from './site-path.ts';

const here = 'https://biblioteca.example';

describe('an address to go on to', () => {
  test.each([
    '/',
    '/meupergamum',
    '/?q=a%20b&filtro=T:1',
    '/acervo/1#exemplares',
    '/%2F%2Fevil.example',
  ])('is kept where it is a path of this site: %s', (path) => {
    expect(sitePath(path)).toBe(path);
  });

  // oxfmt-ignore
  test.each([
    null, undefined, '', 'meupergamum', '?q=a', '#a', '//evil.example', '///evil.example', '/\\evil.example',
    '\\\\evil.example', '/\t/evil.example', '/\n/evil.example', '\t//evil.example', ' //evil.example',
    '/.//evil.example', '/..//evil.example', '/a/..//evil.example', '/%2e//evil.example', 'https:',
    'https:evil.example', 'https://evil.example', 'https:/evil.example', 'HTTPS://evil.example',
    'javascript:alert(1)', 'data:text/html,x', '//evil.example:99999', '/\\/evil.example', 'pearson',
    '//evil.example\\@biblioteca.example', '\u0000//evil.example',
  ])('is the front page where it is none: %j', (address) => {
    expect(sitePath(address)).toBe('/');
  });

  const part = fc.constantFrom(
    '/', '\\', '//', '.', '..', '@', ':', '?', '#', '%2f', '%5c', '%09', '\t', '\n', '\r', ' ', '\u0000',
    'https:', 'javascript:', 'evil.example', 'a', 'é', '[', ']', '\u2028', '／', '。',
  ); // oxfmt-ignore
  const nasty = fc.oneof(
    fc.array(part, { maxLength: 10 }).map((parts) => parts.join('')),
    fc.array(part, { maxLength: 10 }).map((parts) => `/${parts.join('')}`),
    fc.webUrl(),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );

  test('never leads to another site, and stays as it is when it is read again', () => {
    fc.assert(
      fc.property(nasty, (address) => {
        const path = sitePath(address);
        expect(new URL(path, here).origin).toBe(here);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(sitePath(path)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });
});
