import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageKey } from '../languages/language-choice.ts';
import { preferencesScript } from './preferences-script.ts';

let cookie: string;
beforeEach(() => {
  cookie = '';
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the pages by this protocol in a browser in which the reader once chose Spanish. */
function open(protocol: string): void {
  const href = `${protocol}//localhost/`;
  vi.stubGlobal('location', { protocol, href, search: '', assign: () => {}, reload: () => {} });
  const getItem = (key: string) => (key === languageKey ? 'es' : null);
  vi.stubGlobal('localStorage', { getItem, setItem: () => {} });
  vi.stubGlobal('document', {
    documentElement: { dataset: {}, lang: 'es' },
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      cookie = value;
    },
  });
}

// oxlint-disable-next-line no-implied-eval -- as the page runs it
const runScript = () => void new Function(preferencesScript)();
test('by https the language mirrored before the first paint goes by https alone', () => {
  open('https:');
  runScript();
  expect(cookie).toBe('estante_lng=es; path=/; max-age=31536000; samesite=lax; secure');
});

test('over plain http it goes without', () => {
  open('http:');
  runScript();
  expect(cookie).toBe('estante_lng=es; path=/; max-age=31536000; samesite=lax');
});
