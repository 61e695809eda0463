import { fileURLToPath } from 'node:url';
import {
  backDoors,
  circlesOf,
  readImportGraph,
  upwardArrows,
  type Arrow,
  type ImportGraph,
  type Layers,
} from './import-graph.ts';
import { say } from './run.ts';

/** A layer knows those in the lines above its own. Tests of the whole stand outside. */
const layersOfSources: Readonly<Record<string, Layers>> = {
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
};

/** Layers of the pages, whose tests keep the order too. A folder that is in no list stands apart: a feature, a page. */
const layersOfPages: Readonly<Record<string, Layers>> = {
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
  // Apart: what features and pages alone use, such as money and patrons.
  'apps/web/src/parts': [
    ['circulation', 'covers', 'dates', 'institution', 'libraries', 'teaching-plans', 'vendors'],
    ['basket', 'page', 'search', 'title'],
    ['saved-items', 'title-list', 'staff'],
  ],
  'apps/web/src/features': [],
  'apps/web/src/pages': [],
  'apps/web/src/pages/staff': [],
};

/**
 * Folders of modules, each entered by others through its `index.ts`, and the further doors of some; those of circulation
 * are modules as well. Circulation shows titles of the catalogue, which tells whether their copies can be lent: through
 * one door each would import the other in a circle. Searches, reports and statistics come in by that door too.
 */
const modules: Readonly<Record<string, readonly string[]>> = {
  'apps/server/src/modules': ['circulation/availability/index.ts'],
  'apps/server/src/modules/circulation': [],
};

/** Imports that their layer may not have. */
export function forbiddenImports(graph: ImportGraph): readonly Arrow[] {
  const sources = new Map([...graph].filter(([file]) => !file.includes('.test.')));
  const arrowsIn = (tree: ImportGraph, table: Readonly<Record<string, Layers>>) =>
    Object.entries(table).flatMap(([folder, layers]) => upwardArrows(tree, folder, layers));
  return [...arrowsIn(sources, layersOfSources), ...arrowsIn(graph, layersOfPages)];
}

/**
 * Reports every circle of imports, every import that goes up or aside, and every one past a module's `index.ts`.
 * Returns 0 where there are none.
 */
export async function checkImports(): Promise<number> {
  const graph = await readImportGraph(fileURLToPath(new URL('..', import.meta.url)));
  const circles = circlesOf(graph);
  const arrows = forbiddenImports(graph);
  const past = Object.entries(modules).flatMap(([folder, doors]) =>
    backDoors(graph, folder, doors),
  );
  for (const circle of circles) say(`circle: ${circle.join(' → ')}`);
  for (const { from, to } of arrows) say(`up or aside: ${from} → ${to}`);
  for (const { from, to } of past) say(`past its index.ts: ${from} → ${to}`);
  say(
    `import circles: ${circles.length}, up or aside: ${arrows.length}, past an index.ts: ${past.length}`,
  );
  return circles.length + arrows.length + past.length;
}

if (import.meta.main) process.exitCode = (await checkImports()) > 0 ? 1 : 0;
