/** Typed arrays in shared memory, which every thread reads without a copy. */
export const shared = {
  bytes: (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length)),
  uint16: (length: number): Uint16Array => new Uint16Array(new SharedArrayBuffer(length * 2)),
  uint32: (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(length * 4)),
  int32: (length: number): Int32Array => new Int32Array(new SharedArrayBuffer(length * 4)),
  float64: (length: number): Float64Array => new Float64Array(new SharedArrayBuffer(length * 8)),
};
