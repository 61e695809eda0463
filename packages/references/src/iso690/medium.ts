import type { BibliographicItem } from '../item.ts';

const media: Readonly<Record<string, string>> = {
  map: 'map',
  score: 'music',
  music: 'sound recording',
  sound: 'sound recording',
  audiobook: 'sound recording',
  video: 'film',
  image: 'picture',
  software: 'program',
  dataset: 'dataset',
};

/** The kind of work in brackets, ' [map, online]'; '' of a printed text. */
export function medium({ workType, url, doi }: BibliographicItem): string {
  const said = [media[workType] ?? '', url || doi ? 'online' : ''].filter(Boolean).join(', ');
  return said && ` [${said}]`;
}
