import type { Reference } from './document.ts';

/** Place where a part of the document stands. */
export interface Use<Part> {
  readonly part: Part;
  /** Names for it; the first that nothing else bears is taken. */
  readonly names: readonly string[];
  readonly put: (reference: Reference) => void;
}

/** Characters of a reference, as they mostly are. */
const referenceLength = 50;

/** Whether a part takes less room by name than where it stands. */
export function isWorthName(length: number, times: number): boolean {
  return times * length > length + times * referenceLength;
}

/** Names what several calls have, word for word, once. Adds it to what has a name. */
export function shareAlike<Part extends object>(
  kind: 'parameters' | 'requestBodies' | 'responses',
  uses: readonly Use<Part>[],
): Record<string, Part> {
  const shared: Record<string, Part> = {};
  for (const [text, alike] of Map.groupBy(uses, ({ part }) => JSON.stringify(part))) {
    const [{ part, names } = { part: undefined, names: [] }] = alike;
    const name = names.find((free) => !(free in shared));
    if (!part || name === undefined || !isWorthName(text.length, alike.length)) continue;
    shared[name] = part;
    for (const { put } of alike) put({ $ref: `#/components/${kind}/${name}` });
  }
  return shared;
}
