import type { OrdinalColumn, DocIdLists, DocValues, OrdinalLists } from '../index/doc-values.ts';
import type { DocIds } from '../postings/scored-docs.ts';
import { gatherCells } from './counting-kernels.ts';
import { DocIdSet } from './doc-id-set.ts';
import { rowPasses } from './value-rows.ts';

/** Doc ids of the only value selected, if the facet keeps a posting list of each value. */
export function docIdsOfOnlyValue(
  column: DocValues | undefined,
  selected: Uint8Array,
): Uint32Array | null {
  if (column?.kind !== 'many') return null;
  const [only = null, ...others] = docIdsOfSelected(column.titles, selected);
  return others.length === 0 ? only : null;
}

function docIdsOfSelected(titles: DocIdLists, selected: Uint8Array): Uint32Array[] {
  const lists: Uint32Array[] = [];
  for (let value = selected.indexOf(1); value >= 0; value = selected.indexOf(1, value + 1))
    lists.push(docIdsWith(titles, value));
  return lists;
}

/** Doc ids of the titles that have a value; a segment may know fewer values than there are. */
export function docIdsWith({ starts, values }: DocIdLists, value: number): Uint32Array {
  return values.subarray(starts[value] ?? values.length, starts[value + 1] ?? values.length);
}

/** Bit that each ordinal sets among the failed filters of its title, or 0. */
function failBitsByOrdinal(accepted: Uint8Array, bit: number): Uint32Array {
  return Uint32Array.from(accepted, (passes) => (passes === 1 ? 0 : bit));
}

export function setFailBits(
  docIds: Uint32Array,
  count: number,
  column: DocValues | undefined,
  selected: Uint8Array,
  bit: number,
  fails: Uint32Array,
): void {
  if (column === undefined) {
    for (let i = 0; i < count; i++) fails[i] = (fails[i] as number) | bit;
  } else if (column.kind === 'many') {
    const lists = docIdsOfSelected(column.titles, selected);
    if (lists.reduce((sum, { length }) => sum + length, 0) < count)
      return setFailBitsByPostings(lists, docIds, count, bit, fails);
    for (let i = 0; i < count; i++) {
      if (!rowPasses(column.rows, selected, docIds[i] as number))
        fails[i] = (fails[i] as number) | bit;
    }
  } else {
    const accepted =
      column.kind === 'single' ? selected : acceptedCombinations(column.combinations, selected);
    setFailBitsByColumn(column.values, failBitsByOrdinal(accepted, bit), docIds, count, fails);
  }
}

const selectedDocs = new DocIdSet();

function setFailBitsByPostings(
  lists: readonly Uint32Array[],
  docIds: Uint32Array,
  count: number,
  bit: number,
  fails: Uint32Array,
): void {
  const last = Math.max(docIds[count - 1] as number, ...lists.map((list) => list.at(-1) ?? 0));
  selectedDocs.empty(last + 1);
  for (const list of lists) selectedDocs.add(list, 0, list.length);
  selectedDocs.setBitOfOthers(docIds, count, bit, fails);
}

const blockLength = 1_024;
const gathered = new Uint32Array(blockLength);

function setFailBitsByColumn(
  cells: OrdinalColumn,
  failBits: Uint32Array,
  docIds: Uint32Array,
  count: number,
  fails: Uint32Array,
): void {
  for (let from = 0; from < count; from += blockLength) {
    const to = Math.min(from + blockLength, count);
    gatherCells(cells, docIds, from, to, gathered);
    for (let i = from; i < to; i++)
      fails[i] = (fails[i] as number) | (failBits[gathered[i - from] as number] as number);
  }
}

export function setFailBitsOfAll(
  titles: number,
  column: DocValues | undefined,
  selected: Uint8Array,
  bit: number,
  fails: Uint32Array,
): void {
  if (column === undefined) {
    for (let i = 0; i < titles; i++) fails[i] = (fails[i] as number) | bit;
  } else if (column.kind === 'many') {
    for (let i = 0; i < titles; i++) {
      if (!rowPasses(column.rows, selected, i)) fails[i] = (fails[i] as number) | bit;
    }
  } else {
    const accepted =
      column.kind === 'single' ? selected : acceptedCombinations(column.combinations, selected);
    setAllFailBitsByColumn(column.values, failBitsByOrdinal(accepted, bit), titles, fails);
  }
}

/** One loop for each kind of array, so that the compiler optimizes each for its kind. */
function setAllFailBitsByColumn(
  cells: OrdinalColumn,
  failBits: Uint32Array,
  titles: number,
  fails: Uint32Array,
): void {
  if (cells instanceof Uint8Array) setAllByUint8(cells, failBits, titles, fails);
  else if (cells instanceof Uint16Array) setAllByUint16(cells, failBits, titles, fails);
  else setAllByUint32(cells, failBits, titles, fails);
}

function setAllByUint8(
  cells: Uint8Array,
  failBits: Uint32Array,
  titles: number,
  fails: Uint32Array,
): void {
  for (let i = 0; i < titles; i++)
    fails[i] = (fails[i] as number) | (failBits[cells[i] as number] as number);
}

function setAllByUint16(
  cells: Uint16Array,
  failBits: Uint32Array,
  titles: number,
  fails: Uint32Array,
): void {
  for (let i = 0; i < titles; i++)
    fails[i] = (fails[i] as number) | (failBits[cells[i] as number] as number);
}

function setAllByUint32(
  cells: Uint32Array,
  failBits: Uint32Array,
  titles: number,
  fails: Uint32Array,
): void {
  for (let i = 0; i < titles; i++)
    fails[i] = (fails[i] as number) | (failBits[cells[i] as number] as number);
}

function acceptedCombinations({ starts, values }: OrdinalLists, selected: Uint8Array): Uint8Array {
  const accepted = new Uint8Array(starts.length - 1);
  for (let row = 0; row < accepted.length; row++) {
    const to = starts[row + 1] as number;
    for (let i = starts[row] as number; i < to; i++) {
      if (selected[values[i] as number] === 1) accepted[row] = 1;
    }
  }
  return accepted;
}

/** A test of single titles: does the title pass the filter? */
export function acceptsDoc(
  column: DocValues | undefined,
  selected: Uint8Array,
): (docId: number) => boolean {
  if (column === undefined) return () => false;
  if (column.kind === 'many') return (docId) => rowPasses(column.rows, selected, docId);
  const { values } = column;
  const accepted =
    column.kind === 'single' ? selected : acceptedCombinations(column.combinations, selected);
  return (docId) => accepted[values[docId] as number] === 1;
}

/** The doc ids that pass the filter. */
export function acceptedDocs(
  { docIds, count }: DocIds,
  column: DocValues | undefined,
  selected: Uint8Array,
): DocIds {
  const kept = docIds.subarray(0, count).filter(acceptsDoc(column, selected));
  return { docIds: kept, count: kept.length };
}
