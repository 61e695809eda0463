import { keptFolders } from '../src/modules/retention/folders.ts';
import { terms, type Term } from '../src/modules/retention/terms.ts';

/** docs/retention.md, as the code has it. */
export function retentionPage(): string {
  return `# What is kept how long

Written from \`apps/server/src/modules/retention\`; a test holds it against that, and that against the
database's own list of tables. Why the terms are as they are: [decision 0068](decisions/0068-what-grows-is-cleared.md).

## Cleared each night, by \`clear-old\`

${lines(daysOf)}

## Cleared as it is used

${lines(goesOf)}

## Kept

${reasons()
  .map(([why, tables]) => `- ${tables.map((table) => `\`${table}\``).join(', ')}: ${why}`)
  .join('\n')}

## The queue of jobs

What became of a regular job can be seen for 30 days (\`npm run jobs\`), of an import for 7; a job that
nobody takes is dropped after 14. pg-boss sees to it in its own schema, \`pgboss\`.

## Files below \`DATA_DIR\`

Each server clears its own, at its start and every hour, the oldest first, and says so in its log.

${keptFolders
  .map(
    ({ path, days, megabytes, what }) =>
      `- \`${path}\`: ${days} days and ${megabytes} MB at most, ${what}`,
  )
  .join('\n')}

\`search-index.bin\` and \`secret.key\` are one file each; \`pg/cluster\` is the database. What is
exported is sent and not kept; covers and logos that are uploaded are in the database.
`;
}

function lines(lineOf: (term: Term) => string | null): string {
  return Object.entries(terms)
    .flatMap(([table, term]) => {
      const line = lineOf(term);
      return line === null ? [] : [`- \`${table}\`: ${line}`];
    })
    .join('\n');
}

function daysOf(term: Term): string | null {
  if (term.kind !== 'days') return null;
  return `${term.days} ${term.days === 1 ? 'day' : 'days'} ${term.what}`;
}

function goesOf(term: Term): string | null {
  return term.kind === 'goes' ? term.what : null;
}

function reasons(): [string, string[]][] {
  const byReason = new Map<string, string[]>();
  for (const [table, term] of Object.entries(terms)) {
    if (term.kind !== 'stays') continue;
    byReason.set(term.why, [...(byReason.get(term.why) ?? []), table]);
  }
  return [...byReason];
}
