import { TextDecoder } from 'node:util';

/** Sets of East Asia in which two bytes make most characters. */
export const eastAsianSets = ['big5', 'gbk', 'shift_jis', 'euc-jp', 'euc-kr'] as const;
export type EastAsianSet = (typeof eastAsianSets)[number];

const decoders = new Map(eastAsianSets.map((label) => [label, new TextDecoder(label)] as const));

export function decodeEastAsian(label: EastAsianSet, bytes: Uint8Array): string {
  return (decoders.get(label) as TextDecoder).decode(bytes);
}

/** Characters that titles, imprints and extents of each script are full of. */
const common: Readonly<Record<EastAsianSet, string>> = {
  big5: '的中國學文大年版書出社史臺灣北人民一不之與會論法研究編著譯主第冊頁分集作家市教育公司歷代傳經濟政治圖香港生日本有新女子心事業物理語言',
  gbk: '的中国学文大年版书出社史北京上海人民一不之与会论法研究编著译主第册页分集作家市教育公司历代传经济政治图生日本有新女子心事业物理语言',
  shift_jis: 'のにはをとがでるたいすしれなもかこあ日本史学文集書店社大年版著編訳東京都研究一巻',
  'euc-jp': 'のにはをとがでるたいすしれなもかこあ日本史学文集書店社大年版著編訳東京都研究一巻',
  'euc-kr': '의이가는을를에한국사고와과대하지은기정로시인학서울년판문연구편저역도경제교육출부원회',
};
const languageOf: Readonly<Record<EastAsianSet, string>> = {
  big5: 'chi',
  gbk: 'chi',
  shift_jis: 'jpn',
  'euc-jp': 'jpn',
  'euc-kr': 'kor',
};

/** Bytes above ASCII in runs of two and more, in ten of all such bytes. */
const denseFrom = 0.7;
const fewestHighBytes = 4;
const sampleLength = 20_000;

/**
 * The East Asian set that bytes are in that are neither UTF-8 nor MARC-8, or null. Letters with accents
 * stand alone among letters of ASCII; characters of two bytes stand in runs.
 */
export function eastAsianSet(bytes: Buffer, language: string): EastAsianSet | null {
  const sample = bytes.subarray(0, sampleLength);
  if (!isDense(sample)) return null;
  let best: { label: EastAsianSet; score: number } | null = null;
  for (const label of eastAsianSets) {
    const score = scoreOf(decodeEastAsian(label, sample), label, language);
    if (score > (best?.score ?? 0)) best = { label, score };
  }
  return best?.label ?? null;
}

/** Bytes above ASCII that it takes to tell letters of one byte from characters of two. */
const enoughLetters = 6;

/** Whether the bytes above ASCII are too many, and too far from each other, to be characters of two. */
export function tellsOfOneByte(bytes: Buffer): boolean {
  const { high, paired } = density(bytes.subarray(0, sampleLength));
  return high >= enoughLetters && paired / high < 0.4;
}

function isDense(bytes: Buffer): boolean {
  const { high, paired } = density(bytes);
  return high >= fewestHighBytes && paired / high >= denseFrom;
}

function density(bytes: Buffer): { high: number; paired: number } {
  let high = 0;
  let paired = 0;
  for (let i = 0; i < bytes.length; i++) {
    if ((bytes[i] ?? 0) < 0x80) continue;
    high++;
    // A character's second byte may be ASCII in all but EUC: what counts is the next but one.
    if (
      (bytes[i + 1] ?? 0) >= 0x80 ||
      (bytes[i + 2] ?? 0) >= 0x80 ||
      [1, 2].some((back) => (bytes[i - back] ?? 0) >= 0x80)
    )
      paired++;
  }
  return { high, paired };
}

const script = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/u;

/** The part of the characters that are common ones, less those that are none; 0 where it cannot be. */
function scoreOf(text: string, label: EastAsianSet, language: string): number {
  let all = 0;
  let good = 0;
  let bad = 0;
  for (const character of text) {
    if (character < '\x80') continue;
    all++;
    if (character === '\ufffd' || (character >= '\ue000' && character <= '\uf8ff')) bad += 4;
    else if (common[label].includes(character)) good += 1;
    else if (character >= '\uff61' && character <= '\uff9f') bad += 0.5;
    else if (!script.test(character))
      bad += /[\u3000-\u303f\uff00-\uff5e]/u.test(character) ? 0 : 0.5;
  }
  if (all === 0) return 0;
  const ofLanguage = language === languageOf[label] ? 0.1 : 0;
  return (good - bad) / all + ofLanguage;
}
