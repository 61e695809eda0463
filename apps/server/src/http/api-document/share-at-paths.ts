import { isDeepStrictEqual } from 'node:util';
import type { Document, Operation } from './document.ts';

type Calls = Readonly<Record<string, Operation>>;
type Parameters = NonNullable<Operation['parameters']>;

/** Says once, at an address, the parameters that all of its calls have. */
export function shareAtPaths(paths: Document['paths']): Record<string, object> {
  return Object.fromEntries(Object.entries(paths).map(([path, calls]) => [path, shareAt(calls)]));
}

function shareAt(calls: Calls): object {
  const [first = [], ...others] = Object.values(calls).map(({ parameters = [] }) => parameters);
  const shared = first.filter((it) => others.every((parameters) => has(parameters, it)));
  if (others.length === 0 || shared.length === 0) return calls;
  const withOwn = Object.entries(calls).map(([method, { parameters = [], ...call }]) => {
    const own = parameters.filter((it) => !has(shared, it));
    return [method, own.length > 0 ? { ...call, parameters: own } : call];
  });
  return { parameters: shared, ...Object.fromEntries(withOwn) };
}

function has(parameters: Parameters, one: Parameters[number]): boolean {
  return parameters.some((it) => isDeepStrictEqual(it, one));
}
