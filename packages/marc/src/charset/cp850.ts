import { lettersOf } from './language-letters.ts';

/** Code page 850, in which DOS wrote the letters of Western Europe and CDS/ISIS its first files. */
const upper =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
const characters = Array.from(upper);

export function decodeCp850(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes)
    text += byte < 0x80 ? String.fromCharCode(byte) : characters[byte - 0x80];
  return text;
}

/** The letters of Portuguese and Spanish, asked of where a record does not say its language. */
const ofTheRegion = `${lettersOf('por')}ñü`;
const high = /[\x80-\xff]/g;
const letter = /[a-z]/i;

/**
 * Weighs whether bytes are code page 850 or Windows-1252: above 0 they are more like code page 850,
 * whose small letters stand below 0xA6, where Windows-1252 has signs.
 */
export function cp850Balance(bytes: Buffer, language: string): number {
  const own = lettersOf(language) || ofTheRegion;
  const text = bytes.toString('latin1');
  let balance = -1;
  for (const { 0: character, index } of text.matchAll(high)) {
    if (!letter.test(text.charAt(index - 1))) continue;
    const read = characters[character.charCodeAt(0) - 0x80] ?? '';
    if (character >= '\xc0') balance -= own.includes(read) ? 0 : 1;
    else if (character < '\xa6' && own.includes(read))
      balance += letter.test(text.charAt(index + 1)) ? 1 : 0.5;
  }
  return balance;
}
