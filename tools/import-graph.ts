import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { promisify } from 'node:util';

/** Files of the repository by path from its root, each with the files it imports by a relative path. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** `import`, `export … from`, `import()` and the entries of worker threads. */
const specifier = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'(\.{1,2}\/[^']+)'/g;

/** Types count as values do: what only a type knows is known all the same. Styles are imported, and import none. */
export async function readImportGraph(root: string): Promise<ImportGraph> {
  const files = await sourcesOf(root);
  const known = new Set(files);
  const entries = files.map(async (file) => {
    const text = await readFile(join(root, file), 'utf8');
    const targets = Array.from(text.matchAll(specifier), ([, path = '']) =>
      join(dirname(file), path),
    );
    return [file, targets.filter((target) => known.has(target))] as const;
  });
  return new Map(await Promise.all(entries));
}

async function sourcesOf(root: string): Promise<readonly string[]> {
  const files = await listFiles(root);
  return files.filter((file) => /\.(tsx?|css)$/.test(file) && !file.endsWith('.d.ts'));
}

/** Paths of all files of the repository from its root that are there, without those that Git ignores. */
export async function listFiles(root: string): Promise<readonly string[]> {
  const [files, deleted] = await Promise.all([
    gitFiles(root, '-co', '--exclude-standard'),
    gitFiles(root, '-d'),
  ]);
  const gone = new Set(deleted);
  return files.filter((file) => !gone.has(file));
}

async function gitFiles(root: string, ...options: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', ...options], { cwd: root });
  return stdout.split('\n').filter((file) => file !== '');
}

/** Groups of files that import each other in a circle, by Tarjan's algorithm. */
export function circlesOf(graph: ImportGraph): readonly (readonly string[])[] {
  const indexes = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): void => {
    const index = indexes.size;
    indexes.set(file, index);
    lowest.set(file, index);
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!indexes.has(target)) visit(target);
      if (stack.includes(target)) {
        lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(target) ?? 0));
      }
    }
    if (lowest.get(file) !== index) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) circles.push(group);
  };
  for (const file of graph.keys()) if (!indexes.has(file)) visit(file);
  return circles;
}

/** A file that imports one from a layer above or beside its own. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

/**
 * Imports from one of a folder's modules into another that go neither through its `index.ts` nor through one of the
 * further doors, given from the folder. Files beside the modules may name what is in them.
 */
export function backDoors(
  graph: ImportGraph,
  folder: string,
  doors: readonly string[] = [],
): readonly Arrow[] {
  const insideOf = (file: string): readonly string[] =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/') : [];
  const moduleOf = (file: string): string | null => {
    const [module, ...rest] = insideOf(file);
    return module !== undefined && rest.length > 0 ? module : null;
  };
  const isDoor = (file: string): boolean => {
    const inside = insideOf(file);
    return doors.includes(inside.join('/')) || (inside.length === 2 && inside[1] === 'index.ts');
  };
  return [...graph].flatMap(([from, targets]) => {
    const own = moduleOf(from);
    if (own === null) return [];
    return targets
      .filter((to) => ![null, own].includes(moduleOf(to)) && !isDoor(to))
      .map((to) => ({ from, to }));
  });
}

/** Folders of a folder, the lowest first; those of one line stand side by side. '.': the folder's own files. */
export type Layers = readonly (readonly string[])[];

/**
 * Imports from a folder into one that does not stand below it. One without a place stands apart: it imports
 * none of the others, and none of them it.
 */
export function upwardArrows(graph: ImportGraph, folder: string, layers: Layers): readonly Arrow[] {
  const levels = new Map(layers.flatMap((line, level) => line.map((name) => [name, level])));
  const layerOf = (file: string): string => {
    const [layer, ...rest] = file.slice(folder.length + 1).split('/');
    return rest.length > 0 ? (layer ?? '.') : '.';
  };
  const isUpward = (from: string, to: string): boolean => {
    const [low, high] = [levels.get(to), levels.get(from)];
    return from !== to && (low === undefined || high === undefined || low >= high);
  };
  return [...graph].flatMap(([from, targets]) =>
    targets
      .filter((to) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`))
      .filter((to) => isUpward(layerOf(from), layerOf(to)))
      .map((to) => ({ from, to })),
  );
}
