import { pageOnlyLanguages } from '@estante/contract';
import { locales, phraseProblems, type PhraseTree } from '@estante/phrases';
import { glob, readFile } from 'node:fs/promises';
import { root, say } from './run.ts';

/**
 * The compiler sees to it that each language has every key, and that no key is used that is not
 * there. This sees to the rest: no key without a use, and the same values in every language.
 */
export async function checkPhrases(): Promise<number> {
  const all = { ...locales, ...(await readPageOnly()) };
  const problems = phraseProblems(all, await readSources());
  for (const problem of problems) say(problem);
  return problems.length === 0 ? 0 : 1;
}

/** Phrases of the languages of pages alone, whose file is there or not. */
async function readPageOnly(): Promise<Record<string, PhraseTree>> {
  const found: Record<string, PhraseTree> = {};
  for await (const file of glob(`packages/phrases/src/locales/{${pageOnlyLanguages.join()}}.ts`, {
    cwd: root,
  })) {
    Object.assign(found, await import(`${root}${file}`));
  }
  return found;
}

/** The sources that are shipped: a key that only a test or the gallery names is not used. */
async function readSources(): Promise<string> {
  const files = glob('apps/*/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.{ts,tsx}', 'apps/web/src/pages/gallery/**'],
  });
  const texts: string[] = [];
  for await (const file of files) texts.push(await readFile(`${root}${file}`, 'utf8'));
  return texts.join('\n');
}
