import type { ArchivalUnit } from './archival-unit.ts';
import { carriers } from './carriers.ts';
import { countryOf } from './countries.ts';
import type { DemoWork } from './work.ts';

/** Leader/06–07 by level of description: a fonds is a collection, what it holds subunits of it. */
const archivalKinds: Readonly<Record<ArchivalUnit['level'], string>> = {
  fundo: 'pc',
  série: 'pd',
  dossiê: 'pd',
  item: 'tm',
};

function recordKind({ type, archive }: DemoWork): string {
  if (archive !== undefined) return archivalKinds[archive.level];
  const { recordType, bibliographicLevel } = carriers[type];
  return `${recordType}${bibliographicLevel}`;
}

/** Leader: full level (17), ISBD punctuation (18); lengths are the writer's to fill in. */
export function leaderOf(work: DemoWork): string {
  const control = work.type === 'archive' ? 'a' : ' ';
  return `00000n${recordKind(work)}${control}a2200000 i 4500`;
}

/** Values at their positions among blanks, as the tables of 008/18–34 list them. */
function placed(length: number, values: Readonly<Record<number, string>>, offset: number): string {
  const characters = Array<string>(length).fill(' ');
  for (const [position, value] of Object.entries(values)) {
    Array.from(value).forEach((character, index) => {
      characters[Number(position) - offset + index] = character;
    });
  }
  return characters.join('');
}

/** 008/22 (target audience): juvenile, adult or not said. */
function audienceCode(work: DemoWork): string {
  if (work.audience === undefined) return ' ';
  return /infan|juven|criança/i.test(work.audience) ? 'j' : 'e';
}

/** 008/23 or 008/29 (form of item). */
function formOfItem(work: DemoWork): string {
  if (work.accessibleFormat === 'braille') return 'f';
  if (work.accessibleFormat === 'large-print') return 'd';
  return carriers[work.type].carrier[1] === 'cr' ? 'o' : ' ';
}

/** 008/33 of a book (literary form), told by the genres. */
function literaryForm(genres: readonly string[]): string {
  const all = genres.join(' ').toLowerCase();
  if (/poesia|poema|cordel/.test(all)) return 'p';
  if (/conto/.test(all)) return 'j';
  if (/teatro/.test(all)) return 'd';
  if (/crônica|ensaio/.test(all)) return 'e';
  if (/romance|ficção|novela/.test(all)) return '1';
  return '0';
}

/** 008/24 of a book (nature of contents). */
const natureOfContents: Readonly<Partial<Record<DemoWork['type'], string>>> = {
  thesis: 'm',
  standard: 'u',
  'normative-act': 'l',
};

/** 008/33 of visual material. */
const visualKind: Readonly<Partial<Record<DemoWork['type'], string>>> = {
  video: 'v',
  image: 'i',
  kit: 'b',
  object: 'r',
  game: 'g',
};

/** 008/18 of a serial (frequency), from its name in Portuguese. */
const frequencyCodes: Readonly<Record<string, string>> = {
  Semanal: 'w',
  Quinzenal: 'e',
  Mensal: 'm',
  Bimestral: 'b',
  Trimestral: 'q',
  Quadrimestral: 't',
  Semestral: 'f',
  Anual: 'a',
  'Fluxo contínuo': 'k',
};

/** 008/30 of a sound recording (literary text): sounds, poetry, fiction, or none where it is music. */
function spokenText(work: DemoWork): string {
  if (work.type === 'sound') return 's';
  if (work.type !== 'audiobook') return ' ';
  return literaryForm(work.genres ?? []) === 'p' ? 'p' : 'f';
}

function materialPositions(work: DemoWork): Readonly<Record<number, string>> {
  const form = formOfItem(work);
  switch (work.archive?.level === 'item' ? 'book' : carriers[work.type].material) {
    case 'book':
      return {
        22: audienceCode(work),
        23: form,
        24: natureOfContents[work.type] ?? ' ',
        28: work.type === 'normative-act' ? 'f' : ' ',
        29: '0',
        30: '0',
        31: '0',
        33: literaryForm(work.genres ?? []),
      };
    case 'serial':
      return {
        18: frequencyCodes[work.frequency ?? ''] ?? ' ',
        19: 'r',
        21: work.type === 'website' ? 'w' : 'p',
        23: form,
        29: '0',
        33: 'b',
        34: '0',
      };
    case 'map':
      return { 25: 'a', 29: form, 31: '0' };
    case 'music':
      return {
        18: '||',
        20: work.type === 'score' ? '|' : 'n',
        22: audienceCode(work),
        23: form,
        30: spokenText(work),
      };
    case 'visual':
      return {
        18: '|||',
        22: audienceCode(work),
        29: form,
        33: visualKind[work.type] ?? ' ',
        34: work.type === 'video' ? 'l' : 'n',
      };
    case 'computer':
      return { 22: audienceCode(work), 23: form, 26: work.type === 'dataset' ? 'a' : 'b' };
    case 'mixed':
      return { 23: form };
  }
}

/** 008/06–14: kind of date, first and last year. */
function dates(work: DemoWork): string {
  if (work.year === undefined) return 'nuuuuuuuu';
  const year = String(work.year).padStart(4, '0');
  if (carriers[work.type].material === 'serial') {
    return work.yearEnd === undefined ? `c${year}9999` : `d${year}${work.yearEnd}`;
  }
  if (work.yearEnd === undefined) return `s${year}    `;
  // A collection has inclusive dates; a work that came out in parts has several.
  return `${work.type === 'archive' ? 'i' : 'm'}${year}${work.yearEnd}`;
}

/** The 40 characters of 008. */
export function generalInformation(work: DemoWork): string {
  const material = placed(17, materialPositions(work), 18);
  return `250203${dates(work)}${countryOf(work.place)}${material}${work.language} d`;
}
