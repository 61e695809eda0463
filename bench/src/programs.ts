import { fileURLToPath } from 'node:url';

const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Application as `npm start` runs it, rebuilt where the build is stale. */
export const application = pathOf('tools/start.ts');

/** Importer as `npm run import` runs it. */
export const importer = pathOf('apps/server/src/cli/import.ts');
