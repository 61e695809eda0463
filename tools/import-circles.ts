import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { root, say } from './run.ts';

/** Files by their paths from the root, each with the files it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const sources = '{apps,packages,bench,e2e,tools}/**/*.{ts,tsx}';
const leftOut = /(^|\/)(node_modules|dist|data|\.tsc)$/;
/**
 * Types count: who reads a shape has to read what it is made of. Between packages TypeScript's
 * project references allow no circle, so relative paths are enough.
 */
const importOf =
  /^(?:import|export)\b[^'"`;]*?\bfrom '(\.[^']+)'|^import '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

/** Where a circle fails the check; elsewhere it is named only. */
const strictIn = /^packages\/search-engine\//;

export function importsIn(file: string, text: string): string[] {
  return Array.from(text.matchAll(importOf), ([, from, bare, dynamic]) =>
    join(dirname(file), from ?? bare ?? dynamic ?? ''),
  );
}

/** Groups of files of which each leads to every other by imports (Tarjan's components). */
export function circlesIn(graph: ImportGraph): string[][] {
  const numbers = new Map<string, number>();
  const onPath: string[] = [];
  const circles: string[][] = [];
  const lowestFrom = (file: string): number => {
    const number = numbers.size;
    numbers.set(file, number);
    const place = onPath.push(file) - 1;
    let lowest = number;
    for (const next of graph.get(file) ?? []) {
      if (!numbers.has(next)) lowest = Math.min(lowest, lowestFrom(next));
      else if (onPath.includes(next)) lowest = Math.min(lowest, numbers.get(next) ?? lowest);
    }
    if (lowest === number) {
      const members = onPath.splice(place);
      if (members.length > 1 || graph.get(file)?.includes(file)) circles.push(members.sort());
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!numbers.has(file)) lowestFrom(file);
  return circles;
}

async function readGraph(): Promise<ImportGraph> {
  const graph = new Map<string, readonly string[]>();
  const files = glob(sources, { cwd: root, exclude: (path) => leftOut.test(path) });
  for await (const file of files)
    graph.set(file, importsIn(file, await readFile(`${root}${file}`, 'utf8')));
  return graph;
}

/** Returns 1 where files import each other in a circle that is not tolerated, or 0. */
export async function checkImportCircles(): Promise<number> {
  const circles = circlesIn(await readGraph());
  const refused = circles.filter((circle) => circle.some((file) => strictIn.test(file)));
  for (const circle of refused) say(`A circle of imports: ${circle.join(', ')}`);
  const tolerated = circles.length - refused.length;
  say(`import circles: ${refused.length}${tolerated > 0 ? ` (${tolerated} tolerated)` : ''}`);
  return refused.length === 0 ? 0 : 1;
}

if (import.meta.main) {
  if (process.argv.includes('--all'))
    for (const circle of circlesIn(await readGraph())) say(circle.join(' '));
  process.exitCode = await checkImportCircles();
}
