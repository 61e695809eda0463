import { makeBuilds } from './builds.ts';

await makeBuilds(process.argv.slice(2));
