import { englishEdition } from '../edition.ts';
import type { Host } from '../item.ts';
import { italic, joinReferences, plain, together } from '../piece.ts';
import type { Reference } from '../piece.ts';
import { spokenList } from './names.ts';

/** '*Journal*, *12*(3), 10–20'. */
export function inSerial({ title, volume, yearNumber, number, pages }: Host): Reference {
  const bound = together(italic(volume || yearNumber), plain(number && `(${number})`));
  return joinReferences([italic(title), bound, plain(pages.replace('-', '–'))], ', ');
}

/** 'In M. Assis (Ed.), *Book* (pp. 1–20)'. */
export function inBook(host: Host): Reference {
  const label = host.contributors.some(({ role }) => role === 'organizer')
    ? ` (Ed${host.contributors.length > 1 ? 's' : ''}.)`
    : '';
  const agent = `${spokenList(host.contributors.map(({ name }) => name))}${label}`;
  const pages =
    host.pages && `${/[-–]/u.test(host.pages) ? 'pp.' : 'p.'} ${host.pages.replace('-', '–')}`;
  const inside = [host.edition && englishEdition(host.edition), pages].filter(Boolean).join(', ');
  const book = joinReferences([italic(host.title), plain(inside && `(${inside})`)], ' ');
  return together(plain('In '), joinReferences([plain(agent), book], ', '));
}
