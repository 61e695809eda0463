import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, Visitor, type Function as FunctionNode, type Program } from 'oxc-parser';
import { listFiles } from './import-graph.ts';
import { root, say } from './run.ts';

/** Median and ninetieth percentile, in lines. */
interface Lengths {
  readonly median: number;
  readonly p90: number;
}

/** Bars of guideline 21. */
const bars = { files: { median: 54, p90: 125 }, functions: { median: 4, p90: 19 } };

/** Tools and what tests are made of in the packages count as product: they are read as often. */
const outsideProduct = /^(e2e|bench)\/|\/test\/|\.(test|spec)\.|\.d\.ts$/;

/** Reports the lengths of the product's files and functions. Returns how many of the four are above their bars. */
export async function checkLengths(): Promise<number> {
  const paths = (await listFiles(root)).filter(
    (path) => /\.tsx?$/.test(path) && !outsideProduct.test(path),
  );
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')));
  const files = summarize(texts.map((text) => text.split('\n').length - 1));
  const functions = summarize(texts.flatMap((text, at) => functionLengths(paths[at] ?? '', text)));
  return sayAbove('files', files) + sayAbove('functions', functions);
}

/** Lines of each function of a source text that has a body, arrows and functions within others included. */
export function functionLengths(path: string, text: string): readonly number[] {
  const lengths: number[] = [];
  const measure = ({ start, end }: { start: number; end: number }): void => {
    lengths.push(text.slice(start, end).split('\n').length);
  };
  const measureBody = (node: FunctionNode): void => {
    if (node.body) measure(node);
  };
  new Visitor({
    ArrowFunctionExpression: measure,
    FunctionDeclaration: measureBody,
    FunctionExpression: measureBody,
  }).visit(programOf(path, text));
  return lengths;
}

/** @throws Error where the text is no program */
function programOf(path: string, text: string): Program {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return program;
}

function summarize(lengths: readonly number[]): Lengths {
  const sorted = lengths.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { median: at(0.5), p90: at(0.9) };
}

function sayAbove(kind: keyof typeof bars, { median, p90 }: Lengths): number {
  const bar = bars[kind];
  say(`lengths of ${kind}: median ${median} of ${bar.median}, p90 ${p90} of ${bar.p90}`);
  return Number(median > bar.median) + Number(p90 > bar.p90);
}

if (import.meta.main) process.exitCode = (await checkLengths()) > 0 ? 1 : 0;
