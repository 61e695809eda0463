import { expect, test } from 'vitest';
import { terminalLanguage } from './terminal-language.ts';

test.each([
  [{ LANG: 'pt_BR.UTF-8' }, 'pt'],
  [{ LANG: 'es_AR.UTF-8' }, 'es'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'fr_FR.UTF-8' }, 'en'],
  [{}, 'en'],
  [{ LC_ALL: 'pt_PT', LANG: 'es_ES' }, 'pt'],
  [{ LC_ALL: '', LC_MESSAGES: 'es_ES', LANG: 'pt_BR' }, 'es'],
])('%j is %s', (env, language) => {
  expect(terminalLanguage(env)).toBe(language);
});
