import { englishEdition } from '../edition.ts';
import type { BibliographicItem, Host } from '../item.ts';
import { italic, joinReferences, plain, sentences, together } from '../piece.ts';
import type { Reference } from '../piece.ts';
import { responsible } from './names.ts';
import { medium } from './medium.ts';
import { years, imprintText } from './imprint.ts';

/** '*Journal*. 2010, 12(3), 10–20. ISSN …' */
export function inSerial(host: Host, item: BibliographicItem): Reference {
  const number = host.number || host.supplement;
  const bound = `${host.volume || host.yearNumber}${number && `(${number})`}`;
  const year = /\d{4}/u.exec(host.date)?.[0] ?? years(item.date);
  const pages = host.pages.replace('-', '–');
  return sentences(
    together(italic(host.title), plain(medium(item))),
    plain([year, bound, pages].filter(Boolean).join(', ')),
    plain(host.issn && `ISSN ${host.issn}`),
  );
}

/** 'In: WHO. *Book*. 2nd ed. Place: Publisher, year, pp. 1–20. ISBN …' */
export function inBook(host: Host, item: BibliographicItem): Reference {
  const isImprinted = host.imprint.places.length + host.imprint.publishers.length > 0;
  const year = /\d{4}/u.exec(host.date)?.[0] ?? years(item.date);
  const isSpan = /[-–]/u.test(host.pages);
  const pages = host.pages && `${isSpan ? 'pp.' : 'p.'} ${host.pages.replace('-', '–')}`;
  const published = imprintText(isImprinted ? host.imprint : item.imprint, year);
  return joinReferences(
    [
      plain('In:'),
      sentences(
        plain(responsible(host.contributors)),
        together(italic(host.title), plain(medium(item))),
        plain(host.edition && englishEdition(host.edition)),
        plain([published, pages].filter(Boolean).join(', ')),
        plain(host.isbn && `ISBN ${host.isbn}`),
      ),
    ],
    ' ',
  );
}
