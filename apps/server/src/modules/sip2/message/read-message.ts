import { decode, type CharacterSet } from './character-set.ts';
import { open, type Seal } from './checksum.ts';
import { isCode, layouts, type Code } from './layouts.ts';

/** Message of a terminal: its fixed fields, and the others by their names. */
export interface Message<C extends Code = Code> {
  readonly code: C;
  readonly fixed: Readonly<Record<keyof (typeof layouts)[C] & string, string>>;
  /** The first of each name; '' where there is none. */
  readonly field: (name: string) => string;
  /** Its number, where it bears one: the answer bears it too. */
  readonly sequence: string | null;
}

export type MessageReading =
  | { readonly kind: 'message'; readonly message: Message }
  /** The message did not come as it was sent, or bears no checksum where one is asked for. */
  | { readonly kind: 'damaged' }
  /** The message came whole, and is not one that is served here. */
  | { readonly kind: 'unknown' };

interface Manner {
  readonly characterSet: CharacterSet;
  readonly asksChecksum: boolean;
}

/** Reads one line, without its end. */
export function readMessage(line: Buffer, { characterSet, asksChecksum }: Manner): MessageReading {
  const { content, seal } = open(line);
  if (seal.kind === 'wrong' || (asksChecksum && seal.kind === 'none')) return { kind: 'damaged' };
  const text = decode(content, characterSet);
  if (text === null) return { kind: 'damaged' };
  const code = text.slice(0, 2);
  if (!isCode(code)) return { kind: 'unknown' };
  return readAs(code, text.slice(2), seal);
}

function readAs(code: Code, text: string, seal: Seal): MessageReading {
  const fixed: Record<string, string> = {};
  let at = 0;
  for (const [name, length] of Object.entries(layouts[code])) {
    fixed[name] = text.slice(at, at + length);
    at += length;
  }
  if (text.length < at) return { kind: 'unknown' };
  const fields = readFields(text.slice(at));
  const message = {
    code,
    fixed,
    field: (name: string) => fields.get(name) ?? '',
    sequence: seal.kind === 'right' ? seal.sequence : null,
  };
  return { kind: 'message', message };
}

/** No name, code or password has controls, and no database takes all of them. */
const plain = (value: string) => value.trim().replaceAll(/\p{Cc}/gu, '\ufffd');

/** 'AOmain|AAana|': each its two letters and what follows up to the bar. */
function readFields(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const part of text.split('|')) {
    const name = part.slice(0, 2);
    if (/^[A-Z][A-Z\d]$/.test(name) && !fields.has(name)) fields.set(name, plain(part.slice(2)));
  }
  return fields;
}
