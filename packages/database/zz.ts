import { findRunningPostgres } from './src/index.ts';
import pg from 'pg';
const url = await findRunningPostgres('/tmp/recs/new');
const c = new pg.Client({ connectionString: url! });
await c.connect();
for (const d of process.argv.slice(2)) {
  await c.query(`drop database if exists ${d}`);
  await c.query(`create database ${d}`);
}
await c.end();
const u = new URL(url!);
console.log(url);
