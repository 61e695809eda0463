import type { WorkType } from '@estante/marc';

/** Term and code of an RDA vocabulary (336–338). */
type RdaTerm = readonly [term: string, code: string];

/** Coding of a work type in a MARC 21 record. */
export interface Carrier {
  /** Leader/06 and leader/07. */
  readonly recordType: string;
  readonly bibliographicLevel: string;
  /** Table of 008/18–34 that applies. */
  readonly material: 'book' | 'serial' | 'map' | 'music' | 'visual' | 'computer' | 'mixed';
  /** 007, where the carrier calls for one. */
  readonly physical?: string;
  readonly content: RdaTerm;
  readonly media: RdaTerm;
  readonly carrier: RdaTerm;
  /** Relator of the main author. */
  readonly mainRole: string;
}

const text: RdaTerm = ['texto', 'txt'];
const unmediated: RdaTerm = ['não mediado', 'n'];
const computer: RdaTerm = ['computador', 'c'];
const audio: RdaTerm = ['áudio', 's'];
const volume: RdaTerm = ['volume', 'nc'];
const sheet: RdaTerm = ['folha', 'nb'];
const object: RdaTerm = ['objeto', 'nr'];
const online: RdaTerm = ['recurso online', 'cr'];
const audioDisc: RdaTerm = ['disco de áudio', 'sd'];

const printed = {
  recordType: 'a',
  bibliographicLevel: 'm',
  material: 'book',
  content: text,
  media: unmediated,
  carrier: volume,
  mainRole: 'aut',
} as const satisfies Carrier;

const threeDimensional = {
  ...printed,
  recordType: 'r',
  material: 'visual',
  content: ['forma tridimensional', 'tdf'],
  carrier: object,
} as const satisfies Carrier;

const program = {
  ...printed,
  recordType: 'm',
  material: 'computer',
  physical: 'cr |||||||||||',
  content: ['programa de computador', 'cop'],
  media: computer,
  carrier: online,
} as const satisfies Carrier;

const spoken = {
  ...printed,
  recordType: 'i',
  material: 'music',
  physical: 'sd fungnnmmned',
  content: ['palavra falada', 'spw'],
  media: audio,
  carrier: audioDisc,
} as const satisfies Carrier;

export const carriers: Readonly<Record<WorkType, Carrier>> = {
  book: printed,
  thesis: printed,
  standard: printed,
  'normative-act': printed,
  ebook: { ...printed, physical: 'cr |||||||||||', media: computer, carrier: online },
  serial: { ...printed, bibliographicLevel: 's', material: 'serial' },
  article: { ...printed, bibliographicLevel: 'b' },
  website: {
    ...printed,
    bibliographicLevel: 'i',
    material: 'serial',
    physical: 'cr |||||||||||',
    media: computer,
    carrier: online,
  },
  map: {
    ...printed,
    recordType: 'e',
    material: 'map',
    physical: 'aj canzn',
    content: ['imagem cartográfica', 'cri'],
    carrier: sheet,
    mainRole: 'ctg',
  },
  score: {
    ...printed,
    recordType: 'c',
    material: 'music',
    physical: 'qu',
    content: ['música notada', 'ntm'],
    mainRole: 'cmp',
  },
  music: { ...spoken, recordType: 'j', content: ['música executada', 'prm'], mainRole: 'prf' },
  audiobook: spoken,
  sound: spoken,
  video: {
    ...printed,
    recordType: 'g',
    material: 'visual',
    physical: 'vd |v||||',
    content: ['imagem em movimento bidimensional', 'tdi'],
    media: ['vídeo', 'v'],
    carrier: ['videodisco', 'vd'],
    mainRole: 'drt',
  },
  image: {
    ...printed,
    recordType: 'k',
    material: 'visual',
    physical: 'kf |||',
    content: ['imagem fixa', 'sti'],
    carrier: sheet,
    mainRole: 'art',
  },
  software: program,
  dataset: { ...program, content: ['conjunto de dados de computador', 'cod'] },
  archive: { ...printed, recordType: 'p', bibliographicLevel: 'c', material: 'mixed' },
  manuscript: { ...printed, recordType: 't', carrier: sheet },
  kit: { ...threeDimensional, recordType: 'o' },
  object: threeDimensional,
  game: threeDimensional,
};
