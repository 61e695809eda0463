import { fileURLToPath } from 'node:url';

/** Style in which a run of text stands out. */
export type Emphasis = 'plain' | 'bold' | 'italic';

const fontFile = (path: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}.ttf`));

/** Font files by the name that a document knows the font by; those that occur are opened and embedded. */
export const fontFiles: Readonly<Record<string, string>> = {
  plain: fontFile('noto-serif/400Regular/NotoSerif_400Regular'),
  bold: fontFile('noto-serif/700Bold/NotoSerif_700Bold'),
  italic: fontFile('noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic'),
  'han plain': fontFile('chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular'),
  'hangul plain': fontFile('nanum-myeongjo/400Regular/NanumMyeongjo_400Regular'),
  'hangul bold': fontFile('nanum-myeongjo/700Bold/NanumMyeongjo_700Bold'),
  'arabic plain': fontFile('noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular'),
  'arabic bold': fontFile('noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold'),
  'hebrew plain': fontFile('noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular'),
  'hebrew bold': fontFile('noto-serif-hebrew/700Bold/NotoSerifHebrew_700Bold'),
  'math plain': fontFile('noto-sans-math/400Regular/NotoSansMath_400Regular'),
};

const direction = /[\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]/u;

/** Whether a character only controls direction: nothing is drawn. */
export const isDirection = (letter: string): boolean => direction.test(letter);

export const withoutDirections = (text: string): string =>
  text.replaceAll(new RegExp(direction, 'gu'), '');

/** A text as the fonts have it: they have the Japanese middle dot in its narrow form only. */
export const drawable = (text: string): string => text.replaceAll('\u{30fb}', '\u{ff65}');

/** The font that a letter is drawn with. */
export interface Face {
  /** A name among `fontFiles`. */
  readonly font: string;
  /** Whether it is drawn with thicker lines, for want of a bold font. */
  readonly isThickened: boolean;
}

/** Letters that Noto Serif lacks, by the font that has them. */
const scripts = [
  ['arabic', /\p{scx=Arab}/u],
  ['hebrew', /\p{scx=Hebr}/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['han', /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\u{3000}-\u{303f}\u{ff00}-\u{ffef}]/u],
  ['math', /[\u{2190}-\u{23ff}\u{2600}-\u{2bff}\u{1d400}-\u{1d7ff}]/u],
] as const;

/** Letters that Noto Serif has; symbols that many scripts share are drawn with it too. */
const own = /[\u{20}-\u{58f}\u{1e00}-\u{218f}]/u;

export const isForeign = (text: string): boolean =>
  Array.from(text).some((letter) => scriptOf(letter));

function scriptOf(letter: string): (typeof scripts)[number][0] | undefined {
  if (own.test(letter)) return undefined;
  return scripts.find(([, letters]) => letters.test(letter))?.[0];
}

/** The face of a letter. These scripts have no italic: emphasis is bold. */
export function faceOf(letter: string, emphasis: Emphasis): Face {
  const script = scriptOf(letter);
  if (!script) return { font: emphasis, isThickened: false };
  const bold = `${script} bold`;
  if (emphasis === 'plain') return { font: `${script} plain`, isThickened: false };
  return bold in fontFiles
    ? { font: bold, isThickened: false }
    : { font: `${script} plain`, isThickened: true };
}
