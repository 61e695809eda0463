/** Families that are counted; in this order, since most browsers name others beside themselves. */
const browsers = [
  ['edge', /\bedg(?:e|a|ios)?\b/i],
  ['opera', /\b(?:opera|opr)\b/i],
  ['samsung', /samsung ?(?:browser|internet)/i],
  ['firefox', /\b(?:firefox|fxios)\b/i],
  ['chrome', /\b(?:chrome|chromium|crios)\b/i],
  ['safari', /\bsafari\b/i],
] as const;

const systems = [
  ['android', /android/i],
  ['ios', /\b(?:ios|ipados|iphone|ipad|ipod)\b/i],
  ['chromeos', /\b(?:cros|chrome ?os)\b/i],
  ['windows', /windows/i],
  ['macos', /mac ?os|macintosh/i],
  ['linux', /linux|x11/i],
] as const;

const devices = [
  ['tablet', /ipad|tablet|android(?!.*mobile)/i],
  ['phone', /mobile|phone|ipod/i],
  ['desktop', /desktop|windows|macintosh|mac os|linux|cros|x11/i],
] as const;

type Family<Table extends readonly (readonly [string, RegExp])[]> = Table[number][0] | 'other';

/** Family of a browser, by its name or its whole user-agent text. */
export const browserFamily = (text: string): Family<typeof browsers> => familyIn(browsers, text);
export const systemFamily = (text: string): Family<typeof systems> => familyIn(systems, text);
export const deviceFamily = (text: string): Family<typeof devices> => familyIn(devices, text);

function familyIn<const Table extends readonly (readonly [string, RegExp])[]>(
  table: Table,
  text: string,
): Family<Table> {
  return table.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}
