import { levelOf } from '../apa/what-it-is.ts';
import type { BibliographicItem } from '../item.ts';

const media: Readonly<Record<string, string>> = {
  map: 'map',
  score: 'music',
  music: 'sound recording',
  sound: 'sound recording',
  audiobook: 'sound recording',
  video: 'video recording',
  image: 'image',
  software: 'computer program',
  dataset: 'dataset',
  archive: 'archival material',
  manuscript: 'manuscript',
  kit: 'kit',
  object: 'object',
  game: 'game',
};

const theses = { doctoral: 'dissertation', masters: 'master’s thesis', other: 'thesis' };

/** The kind of work in brackets, ' [map on the Internet]'; '' of a printed text. */
export function medium(item: BibliographicItem): string {
  const what =
    item.kind === 'thesis'
      ? theses[levelOf(item.thesis?.degree ?? '')]
      : (media[item.workType] ?? '');
  const where = item.url || item.doi ? 'Internet' : '';
  const said = [what, where].filter(Boolean).join(' on the ');
  return said && ` [${said}]`;
}
