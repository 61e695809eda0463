import { buildPages, isBuildStale } from './build-pages.ts';

if (await isBuildStale()) {
  process.stdout.write('  Building the pages\n');
  await buildPages();
}
await import('../apps/server/src/main.ts');
