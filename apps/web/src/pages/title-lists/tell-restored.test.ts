import { locales } from '@estante/phrases';
import { createTranslator } from '@estante/phrases/translator';
import { afterEach, expect, test } from 'vitest';
import { clearToasts, toastsShown } from '../../ui/feedback/toast-store.ts';
import { tellRestored } from './tell-restored.ts';

const t = createTranslator('pt', () => locales.pt);
afterEach(clearToasts);

test.each([
  [2, 0, []],
  [2, 1, ['1 título não voltou: não está mais no catálogo.']],
  [3, 3, ['3 títulos não voltaram: não estão mais no catálogo.']],
])('of %i titles %i are not back', (asked, missing, words) => {
  tellRestored(t, 'Voltaram.', { asked, missing });
  expect(toastsShown().map((toast) => toast.words)).toEqual(words);
});
