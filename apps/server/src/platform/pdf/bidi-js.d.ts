/** The types of bidi-js are those of its ES module, which its package.json does not give to Node. */
declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js';
  export default function bidiFactory(): Bidi;
}
