/** Typed arrays of an index, apart from the structure that holds them. */
export type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

export const viewOf = {
  Uint8Array: (buffer: ArrayBufferLike, at: number, length: number) =>
    new Uint8Array(buffer, at, length),
  Uint16Array: (buffer: ArrayBufferLike, at: number, length: number) =>
    new Uint16Array(buffer, at, length),
  Uint32Array: (buffer: ArrayBufferLike, at: number, length: number) =>
    new Uint32Array(buffer, at, length),
  Int32Array: (buffer: ArrayBufferLike, at: number, length: number) =>
    new Int32Array(buffer, at, length),
  Float64Array: (buffer: ArrayBufferLike, at: number, length: number) =>
    new Float64Array(buffer, at, length),
};
export type ArrayKind = keyof typeof viewOf;

export const bytesPerNumber: Readonly<Record<ArrayKind, number>> = {
  Uint8Array: 1,
  Uint16Array: 2,
  Uint32Array: 4,
  Int32Array: 4,
  Float64Array: 8,
};

const arrayMark = '\0array';
const mapMark = '\0map';

function isArray(value: unknown): value is NumberArray {
  return ArrayBuffer.isView(value) && value.constructor.name in viewOf;
}

export function kindOf(array: NumberArray): ArrayKind {
  return array.constructor.name as ArrayKind;
}

/**
 * The arrays within a value, in the order of its JSON, and the JSON with their numbers in place
 * of them.
 */
export function separateArrays(value: unknown): {
  readonly text: string;
  readonly arrays: readonly NumberArray[];
} {
  // An array that stands in several places is kept once.
  const numbers = new Map<NumberArray, number>();
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (part instanceof Map) return { [mapMark]: [...(part as Map<unknown, unknown>)] };
    if (!isArray(part)) return part;
    const number = numbers.get(part) ?? numbers.size;
    numbers.set(part, number);
    return { [arrayMark]: number };
  });
  return { text, arrays: [...numbers.keys()] };
}

/** The reverse of `separateArrays`. The caller vouches for the shape: it is what was written. */
export function restoreArrays(text: string, arrays: readonly NumberArray[]): unknown {
  return JSON.parse(text, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null) return part;
    if (arrayMark in part) return arrays[part[arrayMark] as number];
    return mapMark in part ? new Map(part[mapMark] as [unknown, unknown][]) : part;
  });
}

export function bytesOf(value: unknown): number {
  const { arrays } = separateArrays(value);
  return arrays.reduce((sum, array) => sum + array.byteLength, 0);
}
