/** Most characters of a code: longer ones are texts that strayed into the field. */
const longest = 20;
const pattern = /^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u;

/**
 * Whether a text may be the code of a library: letters and digits, with points, strokes and hyphens among them. 'Storms
 * in literature.' is not.
 */
export function mayBeLibraryCode(code: string): boolean {
  return code.length <= longest && pattern.test(code) && !/[._/-]$/.test(code);
}
