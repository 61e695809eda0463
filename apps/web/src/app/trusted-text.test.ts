import { expect, test } from 'vitest';
import { trustedMarkup, trustedScript } from './trusted-text.ts';

const page = 'https://acervo.example/login?redirect=/';

test.each(['/assets/worker-a1.js', 'https://acervo.example/assets/a.js', '/x/../assets/a.js'])(
  'the script %s is of the pages',
  (address) => {
    expect(trustedScript(address, page)).toMatch(/^https:\/\/acervo\.example\/assets\/\w/);
  },
);

test('so is the worker of the card, at its one address', () => {
  expect(trustedScript('/card-worker.js', page)).toBe('https://acervo.example/card-worker.js');
  expect(trustedScript('https://evil.example/card-worker.js', page)).toBeNull();
  expect(trustedScript('/api/card-worker.js', page)).toBeNull();
});

test.each([
  'https://evil.example/assets/a.js',
  '//evil.example/assets/a.js',
  '/api/vinculos/imagem',
  '/assets/../api/x',
  '/assets/%2e%2e/api/x',
  'data:text/javascript,alert(1)',
  'blob:https://acervo.example/assets/1',
  'javascript:alert(1)',
  'http://acervo.example/assets/a.js',
  '',
])('%j is not', (address) => {
  expect(trustedScript(address, page)).toBeNull();
});

test('no text is markup but nothing, an empty script and our own', () => {
  const own = 'document.title';
  for (const text of ['', '<script></script>', own]) expect(trustedMarkup(text, own)).toBe(text);
  for (const text of [' ', '<b>x</b>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>'])
    expect(trustedMarkup(text, own)).toBeNull();
});
