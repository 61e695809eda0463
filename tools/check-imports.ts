import { fileURLToPath } from 'node:url';
import { backDoors, circlesOf, readImportGraph, upwardArrows, type Rooms } from './import-graph.ts';
import { say } from './run.ts';

/** A room knows those in the lines above its own. Tests of the whole stand outside. */
const houses: Readonly<Record<string, Rooms>> = {
  'apps/server/src': [
    ['platform'],
    ['endpoint'],
    ['modules'],
    ['cli', 'demo', 'http', 'jobs'],
    ['http-app'],
    ['processes'],
    ['startup'],
    ['.'],
  ],
  'apps/server/src/modules/import': [
    ['database'],
    ['preparing'],
    ['reading', 'identity', 'items'],
    ['records'],
    ['run', 'undo', 'upgrade'],
    ['.'],
    ['testing'],
  ],
  'apps/server/src/modules/search': [
    ['availability', 'index-sync'],
    ['query'],
    ['facets'],
    ['results'],
    ['.'],
  ],
  'packages/search-engine/src/in-process': [
    ['index'],
    ['postings'],
    ['facets', 'ranking'],
    ['write', 'browse', 'suggest', 'search'],
    ['threads'],
    ['.'],
  ],
  'apps/web/src': [
    ['browser', 'languages', 'ui'],
    ['api'],
    ['session'],
    ['parts'],
    ['features'],
    ['pages'],
    ['app'],
    ['.'],
  ],
};

/** Folders of modules, each entered by others through an `index.ts`; those of circulation are modules as well. */
const modules = ['apps/server/src/modules', 'apps/server/src/modules/circulation'];

/**
 * Says every circle of imports, every arrow that points upward and every import past a module's `index.ts`.
 * Answers 0 where there are none.
 */
export async function checkImports(): Promise<number> {
  const graph = await readImportGraph(fileURLToPath(new URL('..', import.meta.url)));
  const circles = circlesOf(graph);
  const withoutTests = new Map([...graph].filter(([file]) => !file.includes('.test.')));
  const arrows = Object.entries(houses).flatMap(([folder, rooms]) =>
    upwardArrows(withoutTests, folder, rooms),
  );
  const past = modules.flatMap((folder) => backDoors(graph, folder));
  for (const circle of circles) say(`circle: ${circle.join(' → ')}`);
  for (const { from, to } of arrows) say(`upward: ${from} → ${to}`);
  for (const { from, to } of past) say(`past its index.ts: ${from} → ${to}`);
  say(
    `import circles: ${circles.length}, upward arrows: ${arrows.length}, past an index.ts: ${past.length}`,
  );
  return circles.length + arrows.length + past.length;
}

if (import.meta.main) process.exitCode = (await checkImports()) > 0 ? 1 : 0;
