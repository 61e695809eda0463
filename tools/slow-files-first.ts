import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that mostly wait, the longest first: begun last they would be waited for alone. */
export const slow: readonly string[] = [
  'patience',
  'start-refusals',
  'embedded-database',
  'search-index',
  'floods',
  'night',
];

/** Whether a test file is the slow one of this name. */
export function isSlow(name: string, path: string): boolean {
  return new RegExp(`/${name}\\.(started|lifecycle)\\.test`).test(path);
}

const rank = ({ moduleId }: TestSpecification) => {
  const at = slow.findIndex((name) => isSlow(name, moduleId));
  return at === -1 ? slow.length : at;
};

/** Order in which test files begin: the slowest first, then as Vitest has them. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}
