import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Proof that a line of a page is so: a test, a page, why it does not apply, or a deviation. */
type Proof =
  | { readonly kind: 'test'; readonly path: string; readonly name: string }
  | { readonly kind: 'page'; readonly path: string; readonly heading: string | null }
  | { readonly kind: 'reason' | 'deviation' }
  | { readonly kind: 'unread'; readonly text: string };

export interface Line {
  /** Text in bold at its beginning. */
  readonly name: string;
  /** Text in round brackets after the name; null where there is none. */
  readonly level: string | null;
  readonly shownBy: readonly Proof[];
}

/** Reads the lists of docs/asvs.md and docs/threats.md: a line each, and below it what shows it. */
export async function readLines(path: string): Promise<readonly Line[]> {
  const lines: { name: string; level: string | null; shownBy: Proof[] }[] = [];
  for (const text of (await readText(path)).split('\n')) {
    const [, name, level = null] = /^- \*\*(.+?)\*\*(?: \((.+?)\))? \S/.exec(text) ?? [];
    if (name !== undefined) lines.push({ name, level, shownBy: [] });
    const [, shown] = /^ {2}- (.*)$/.exec(text) ?? [];
    if (shown !== undefined) lines.at(-1)?.shownBy.push(readShownBy(shown));
  }
  return lines;
}

function readShownBy(text: string): Proof {
  const [, test, name] = /^`([^`]+\.(?:test|spec)\.tsx?)`: (.+)$/.exec(text) ?? [];
  // The formatter puts a backslash before signs that Markdown would read.
  if (test !== undefined && name !== undefined)
    return { kind: 'test', path: test, name: name.replaceAll(/\\([*_<[\]])/g, '$1') };
  const [, page, heading = null] = /^Page: `([^`]+\.md)`(?:, (.+))?$/.exec(text) ?? [];
  if (page !== undefined) return { kind: 'page', path: page, heading };
  if (/^Does not apply because .{15}/.test(text)) return { kind: 'reason' };
  return /^Deviation: .{15}/.test(text) ? { kind: 'deviation' } : { kind: 'unread', text };
}

/** Finds the reason why this proof shows nothing; null where there is none. */
export async function faultOf(shown: Proof): Promise<string | null> {
  switch (shown.kind) {
    case 'reason':
    case 'deviation':
      return null;
    case 'unread':
      return `neither test, page, reason nor deviation: ${shown.text}`;
    case 'test':
      return (await hasTest(shown.path, shown.name))
        ? null
        : `${shown.path} has no test '${shown.name}'`;
    case 'page':
      return (await hasHeading(shown.path, shown.heading))
        ? null
        : `${shown.path} has no '${shown.heading ?? ''}'`;
  }
}

/** Whether a test stands there under this name: what `test(`, or `test.each(…)(`, is called with. */
async function hasTest(path: string, name: string): Promise<boolean> {
  const text = await readText(path).catch(() => '');
  const names = text.matchAll(/(?:\btest|\bit|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g);
  return Array.from(names, ([, , written = '']) => written.replaceAll('\\', '')).includes(name);
}

async function hasHeading(path: string, heading: string | null): Promise<boolean> {
  const text = await readText(path).catch(() => null);
  return text !== null && (heading === null || text.split('\n').includes(`## ${heading}`));
}

const texts = new Map<string, Promise<string>>();

function readText(path: string): Promise<string> {
  const known = texts.get(path) ?? readFile(`${root}${path}`, 'utf8');
  texts.set(path, known);
  return known;
}
