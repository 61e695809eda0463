import { TextDecoder } from 'node:util';
/** The first bytes of text in UTF-16, with or without a byte order mark. */
const utf16Marks = [
  { first: 0xff, second: 0xfe, label: 'utf-16le' },
  { first: 0xfe, second: 0xff, label: 'utf-16be' },
  { first: 0x3c, second: 0x00, label: 'utf-16le' },
  { first: 0x00, second: 0x3c, label: 'utf-16be' },
] as const;

/** ASCII of every second byte: digits of a leader, '=' of mnemonic MARC, '{' and '[' of JSON. */
const beginning = /[0-9={[]/;

/** The UTF-16 these first bytes are written in, or null. */
export function utf16Label(bytes: Uint8Array): string | null {
  const mark = utf16Marks.find(({ first, second }) => bytes[0] === first && bytes[1] === second);
  if (mark) return mark.label;
  const [first, second, third, fourth] = bytes;
  const isText = (code: number | undefined) => beginning.test(String.fromCharCode(code ?? 0));
  if (second === 0 && fourth === 0 && isText(first) && third !== 0) return 'utf-16le';
  if (first === 0 && third === 0 && isText(second) && fourth !== 0) return 'utf-16be';
  return null;
}

/** Turns UTF-16 into UTF-8 and passes every other encoding, all of which keep ASCII, as it is. */
export async function* withoutUtf16(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0);
  let decoder: TextDecoder | null = null;
  let isDecided = false;
  for await (const chunk of chunks) {
    let bytes: Uint8Array = chunk;
    if (!isDecided) {
      bytes = head = Buffer.concat([head, chunk]);
      if (head.length < 4) continue;
      const label = utf16Label(head);
      decoder = label === null ? null : new TextDecoder(label);
      isDecided = true;
    }
    yield decoder ? Buffer.from(decoder.decode(bytes, { stream: true })) : bytes;
  }
  if (!isDecided && head.length > 0) yield head;
}
