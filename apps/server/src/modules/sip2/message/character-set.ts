import type { sip2CharacterSets } from '@estante/contract';

export type CharacterSet = (typeof sip2CharacterSets)[number];

/** Code page 850 from 0x80 on, as machines of the nineties have it. */
const page850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';
const bytesOf850 = new Map(
  Array.from(page850).map((character, index) => [character, index + 0x80]),
);
const strict = new TextDecoder('utf-8', { fatal: true });

/** Decodes bytes; null where they are not of the character set. */
export function decode(bytes: Uint8Array, set: CharacterSet): string | null {
  if (set === 'cp850') {
    return Array.from(bytes, (byte) =>
      byte < 0x80 ? String.fromCodePoint(byte) : page850.charAt(byte - 0x80),
    ).join('');
  }
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

/** Encodes a text. A letter that the set has no sign for loses its accent, else becomes a question mark. */
export function encode(text: string, set: CharacterSet): Buffer {
  const composed = text.normalize('NFC');
  if (set === 'utf-8') return Buffer.from(composed);
  return Buffer.from(Array.from(composed, byteOf850));
}

function byteOf850(character: string): number {
  const [bare = '?'] = character.normalize('NFD');
  const code = character.codePointAt(0) ?? 0x3f;
  if (code < 0x80) return code;
  const known = bytesOf850.get(character) ?? bytesOf850.get(bare);
  if (known !== undefined) return known;
  const bareCode = bare.codePointAt(0) ?? 0x3f;
  return bareCode < 0x80 ? bareCode : 0x3f;
}
