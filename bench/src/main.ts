/** Result of a measurement: a table for people, and the same figures as numbers. */
export interface MeasurementResult {
  readonly table: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** Every file beside this one that measures something exports it as `run`. */
interface Measurement {
  run(args: string[]): Promise<MeasurementResult>;
}

const names = [
  'import',
  'circulation',
  'circulation-replay',
  'crawlers',
  'faults',
  'harvest',
  'hostile',
  'lighthouse',
  'live',
  'load',
  'peers',
  'profiles',
  'records',
  'references',
  'search',
  'relevance',
  'served',
  'servers',
  'sitemap',
  'title',
  'typing',
  'zotero-pages',
] as const;

// A measured program has the settings that the measurement gives it, not those of the user's shell.
process.env['ENV_FILE'] = '';

const [name, ...args] = process.argv.slice(2);
if (!names.some((known) => known === name)) {
  process.stderr.write(
    `Usage: npm run bench -- NAME [options]\nNAME is one of: ${names.join(', ')}\n`,
  );
  process.exit(2);
}

const measurement: Measurement = await import(`./${name}.ts`);
const { table, figures } = await measurement.run(args);
process.stdout.write(`${table}\n${JSON.stringify(figures)}\n`);
