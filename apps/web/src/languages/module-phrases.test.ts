import { locales, type PhraseTree } from '@estante/phrases';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formsOf, keysIn, phrasesOfModules, pickPhrases } from '../../module-phrases.ts';

const phrases: PhraseTree = {
  product: 'Estante',
  frame: { home: 'Início', close: 'Fechar' },
  results: { count_one: '{{count}} título', count_other: '{{count}} títulos', none: 'Nada' },
  holds: { states: { ativa: 'Ativa', pronta_one: 'Pronta', pronta_other: 'Prontas' }, place: 'R' },
};
const all = `product frame.home frame.close results.count_one results.count_other results.none
  holds.states.ativa holds.states.pronta_one holds.states.pronta_other holds.place`.split(/\s+/);

test.each([
  ["t('frame.home')", ['frame.home']],
  ["t('product')", ['product']],
  ["t('results.count', { count })", ['results.count_one', 'results.count_other']],
  ["<Tab name='results.none' />", ['results.none']],
  ['t(isIn ? "frame.home" : "frame.close")', ['frame.home', 'frame.close']],
  [
    't(`holds.states.${state}`, { count })',
    ['holds.states.ativa', 'holds.states.pronta_one', 'holds.states.pronta_other'],
  ],
  ["'product' in titles", []],
  ["t('frame.nothing')", []],
])('%s needs %j', (source, keys) => {
  expect([...keysIn(source, formsOf(all))]).toEqual(keys);
});

test('what is loaded on its own needs what it and its imports name, without what all pages have', async () => {
  const src = await mkdtemp(join(tmpdir(), 'estante-phrases-'));
  onTestFinished(() => rm(src, { recursive: true }));
  const files = {
    'app/entry.tsx': `import { frame } from '../frame.tsx';\nimport type { Hold } from '../hold.tsx';\nimport './development.ts';`,
    'app/development.ts': `if (import.meta.env.DEV) void import('../gallery.tsx');`,
    'gallery.tsx': `t('results.none');`,
    'frame.tsx': `const load = () => import('./page.tsx'); t('frame.home');`,
    'page.tsx': `import {\n  hold,\n} from './hold.tsx';\nt('frame.home'); t('product'); import('./dialog.tsx');`,
    'hold.tsx': `import './page.tsx';\nt('holds.place');`,
    'dialog.tsx': `t('frame.close');`,
    'quiet.tsx': '',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(src, name)), { recursive: true });
    await writeFile(join(src, name), text);
  }
  const { common, ofModules } = phrasesOfModules(src, 'app/entry.tsx', phrases);
  expect([...common]).toEqual(['frame.home']);
  expect([...ofModules].map(([name, keys]) => [name, [...keys]])).toEqual([
    ['page.tsx', ['product', 'holds.place']],
    ['dialog.tsx', ['frame.close']],
  ]);
});

test('phrases are picked in their groups', () => {
  const keys = new Set(['product', 'holds.states.ativa']);
  expect(pickPhrases(phrases, keys)).toEqual({
    product: 'Estante',
    holds: { states: { ativa: 'Ativa' } },
  });
});

test('each key of the pages is with some of their modules', () => {
  const src = join(import.meta.dirname, '..');
  const { common, ofModules } = phrasesOfModules(src, 'app/entry-client.tsx', locales.pt);
  expect(common).toContain('product');
  expect(ofModules.get('pages/title/hold-page.tsx')).toContain('holds.place');
  expect(ofModules.size).toBeGreaterThan(50);
  expect(common.size).toBeLessThan(300);
});
