import { englishEdition } from '../edition.ts';
import { dateInBrackets } from '../item-date.ts';
import type { BibliographicItem, CitationContext, Host, Imprint, ItemDate } from '../item.ts';
import { joinReferences, plain, sentences, endSentence } from '../piece.ts';
import type { Reference } from '../piece.ts';
import { hostNames, meeting, translators, vancouverEntry } from './names.ts';
import { medium } from './medium.ts';

const doubt = { either: 'or', between: ['between', 'and'] } as const;

/** '1985', '[1985?]', 'c1975', '1939-1996', '[date unknown]' (Citing Medicine, chapter 2). */
function years(date: ItemDate): string {
  if (date.year === null) return date.decade ? `[${date.decade}]` : '[date unknown]';
  return date.isOpen ? `${date.year} -` : dateInBrackets(date, doubt);
}

function titleOf({ title, subtitle, part }: BibliographicItem): string {
  return endSentence([`${title}${subtitle && `: ${subtitle}`}`, part]);
}

function cited({ url, doi }: BibliographicItem, today: string): string {
  if (!url && !doi) return '';
  const day = new Date(`${today}T00:00:00Z`);
  const month = day.toLocaleDateString('en', { month: 'short', timeZone: 'UTC' });
  return ` [cited ${day.getUTCFullYear()} ${month} ${day.getUTCDate()}]`;
}

function imprintText(imprint: Imprint, year: string): string {
  const place = imprint.places[0] ?? '[place unknown]';
  const publisher = imprint.publishers[0] ?? '[publisher unknown]';
  return `${place}: ${publisher}; ${year}`;
}

function series({ series: [first] }: BibliographicItem): string {
  return first?.title ? `(${[first.title, first.volume].filter(Boolean).join('; ')})` : '';
}

function address({ url, doi }: BibliographicItem): Reference {
  const at = url || (doi && `https://doi.org/${doi}`);
  return joinReferences(
    [plain(at && `Available from: ${at}`), plain(url && doi && `doi: ${doi}`)],
    ' ',
  );
}

/** 'Journal. 2010;12(3):10-20'. */
function inSerial(host: Host, item: BibliographicItem, { today }: CitationContext): Reference {
  const when = (/\d{4}/u.exec(host.date)?.[0] ?? years(item.date)) + cited(item, today);
  const number = host.number || host.supplement;
  const bound = `${host.volume || host.yearNumber}${number && `(${number})`}`;
  const located = `${when}${bound && `;${bound}`}${host.pages && `:${host.pages}`}`;
  return sentences(plain(`${host.title}${medium(item)}`), plain(located));
}

function inBook(host: Host, item: BibliographicItem, { today }: CitationContext): Reference {
  const isImprinted = host.imprint.places.length + host.imprint.publishers.length > 0;
  const year = /\d{4}/u.exec(host.date)?.[0] ?? years(item.date);
  const imprint = imprintText(isImprinted ? host.imprint : item.imprint, year);
  return joinReferences(
    [
      plain('In:'),
      sentences(
        plain(hostNames(host.contributors)),
        plain(`${host.title}${medium(item)}`),
        plain(host.edition && englishEdition(host.edition)),
        plain(`${imprint}${cited(item, today)}`),
        plain(host.pages && `p. ${host.pages}`),
      ),
    ],
    ' ',
  );
}

function whole(item: BibliographicItem, { today }: CitationContext): Reference {
  const { thesis, imprint } = item;
  const publishers = thesis?.institution ? [thesis.institution] : imprint.publishers;
  const places = thesis?.place ? [thesis.place] : imprint.places;
  const year = thesis?.year || years(item.date);
  return sentences(
    plain(vancouverEntry(item)),
    plain(`${titleOf(item)}${medium(item)}`),
    plain(meeting(item)),
    plain(item.edition && englishEdition(item.edition)),
    plain(translators(item)),
    item.kind === 'archive'
      ? plain(`${year}${cited(item, today)}`)
      : plain(`${imprintText({ ...imprint, places, publishers }, year)}${cited(item, today)}`),
    plain(item.volume && `Vol. ${item.volume.replace(/^[vt]\. /u, '')}`),
    plain(item.kind === 'serial' ? '' : item.extent),
    plain(item.scale && `Scale ${item.scale}`),
    plain(series(item)),
    plain(item.referenceCode && `Located at: ${item.referenceCode}`),
  );
}

function body(item: BibliographicItem, citing: CitationContext): Reference {
  const { host } = item;
  if (!host) return whole(item, citing);
  const head = sentences(plain(vancouverEntry(item)), plain(titleOf(item)));
  const within =
    item.kind === 'article' ? inSerial(host, item, citing) : inBook(host, item, citing);
  return joinReferences([head, within], ' ');
}

/** A reference as the ICMJE and 'Citing Medicine' write it (Vancouver), in English. */
export function vancouver(item: BibliographicItem, citing: CitationContext): Reference {
  return joinReferences([body(item, citing), address(item)], ' ');
}
