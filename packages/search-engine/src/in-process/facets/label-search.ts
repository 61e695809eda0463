import { foldWords } from '../../analysis/index.ts';
import type { ValueSet } from '../index/facet-values.ts';

/** Numbers of the values whose label has `prefix`, folded, at the start of a word. */
export function valuesWithLabel(set: ValueSet, prefix: string): Set<number> {
  const found = new Set<number>();
  const wanted = Buffer.from(` ${prefix}`);
  for (const { first, lines } of set.blocks) {
    const text = Buffer.from(lines.bytes.buffer, lines.bytes.byteOffset, lines.bytes.length);
    for (let at = text.indexOf(wanted); at >= 0;) {
      const place = lineAt(lines.offsets, at);
      if (!set.relabelled.has(first + place)) found.add(first + place);
      at = text.indexOf(wanted, lines.offsets[place + 1] as number);
    }
  }
  for (const [number, label] of set.relabelled) {
    if (` ${foldWords(label).join(' ')}`.includes(` ${prefix}`)) found.add(number);
  }
  return found;
}

function lineAt(offsets: Uint32Array, position: number): number {
  let low = 0;
  let high = offsets.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((offsets[middle] as number) <= position) low = middle;
    else high = middle;
  }
  return low;
}
