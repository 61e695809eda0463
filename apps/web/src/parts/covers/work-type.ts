import type { IconName } from '../../ui/drawings/icon.tsx';

/** Icon of each work type; a type of the institution's own looks like a book. */
const icons: Readonly<Record<string, IconName>> = {
  ebook: 'ebook',
  serial: 'serial',
  article: 'file',
  thesis: 'thesis',
  map: 'map',
  score: 'score',
  music: 'music',
  audiobook: 'audiobook',
  sound: 'music',
  video: 'video',
  image: 'image',
  software: 'computer',
  dataset: 'computer',
  website: 'globe',
  archive: 'archive',
  manuscript: 'edit',
  game: 'game',
  standard: 'file',
  'normative-act': 'file',
};

export function workTypeIcon(code: string): IconName {
  return icons[code] ?? 'book';
}
