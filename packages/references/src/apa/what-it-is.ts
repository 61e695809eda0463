import type { BibliographicItem } from '../item.ts';

/** Names of works other than texts, as APA writes them in brackets. */
const names: Readonly<Record<string, string>> = {
  map: 'Map',
  score: 'Musical score',
  music: 'Album',
  sound: 'Audio recording',
  audiobook: 'Audiobook',
  video: 'Film',
  image: 'Image',
  software: 'Computer software',
  dataset: 'Data set',
  archive: 'Archival material',
  manuscript: 'Manuscript',
  kit: 'Kit',
  object: 'Object',
  game: 'Game',
};

const masters = /mestr|master|maestr|m\.\s?[as]\b/iu;
const doctors = /dout|doct|ph\.?\s?d|livre/iu;

/** 'doctoral', 'master’s', or neither. */
export function levelOf(degree: string): 'doctoral' | 'masters' | 'other' {
  if (masters.test(degree)) return 'masters';
  return doctors.test(degree) || /^tese\b/iu.test(degree) ? 'doctoral' : 'other';
}

const theses = { doctoral: 'Doctoral dissertation', masters: 'Master’s thesis', other: 'Thesis' };

/** Description in brackets: 'Film', 'Doctoral dissertation, Universidade de São Paulo'; '' for ordinary text works. */
export function whatItIs(item: BibliographicItem): string {
  if (item.kind !== 'thesis') return names[item.workType] ?? '';
  const { degree = '', institution = '' } = item.thesis ?? {};
  const where = institution || (item.imprint.publishers[0] ?? '');
  return [theses[levelOf(degree)], where].filter(Boolean).join(', ');
}
