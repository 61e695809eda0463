import { levelOf } from '../apa/what-it-is.ts';
import { englishEdition } from '../edition.ts';
import type { BibliographicItem, CitationContext } from '../item.ts';
import { endSentence, italic, joinReferences, plain, sentences, together } from '../piece.ts';
import type { Reference } from '../piece.ts';
import { responsible, translators } from './names.ts';
import { medium } from './medium.ts';
import { years, imprintText } from './imprint.ts';
import { inSerial, inBook } from './within.ts';

function titleText({ title, subtitle, part }: BibliographicItem): string {
  return endSentence([`${title}${subtitle && `: ${subtitle}`}`, part]);
}

/** 'Vol. 2'. */
function volumeText(volume: string): string {
  return volume && `Vol. ${volume.replace(/^[vt]\. /u, '')}`;
}

function dayText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** '[viewed 9 May 2026]. Available from: https://…' (ISO 690, 7.14 and 7.15). */
function access({ url, doi }: BibliographicItem, { today }: CitationContext): Reference {
  const at = doi ? `https://doi.org/${doi}` : url;
  return plain(at && `[viewed ${dayText(today)}]. Available from: ${at}`);
}

function numbers({ isbn, issn, kind }: BibliographicItem): string {
  if (kind === 'serial') return issn && `ISSN ${issn}`;
  return isbn && `ISBN ${isbn}`;
}

const theses = {
  doctoral: 'Doctoral thesis',
  masters: 'Master’s thesis',
  other: 'Thesis',
} as const;

function thesisText({ thesis, kind, imprint }: BibliographicItem): string {
  if (kind !== 'thesis') return '';
  const where = thesis?.institution || (imprint.publishers[0] ?? '');
  return [theses[levelOf(thesis?.degree ?? '')], where].filter(Boolean).join(', ');
}

function whole(item: BibliographicItem): Reference {
  const { kind, imprint, thesis } = item;
  const year = thesis?.year || years(item.date);
  const isUnpublished = kind === 'thesis' || kind === 'archive';
  const places = thesis?.place ? [thesis.place] : imprint.places;
  const made = { ...imprint, places, publishers: isUnpublished ? [] : imprint.publishers };
  const [series] = item.series;
  return sentences(
    plain(responsible(item.contributors)),
    together(italic(titleText(item)), plain(medium(item))),
    plain(volumeText(item.volume)),
    plain(item.edition && englishEdition(item.edition)),
    plain(translators(item)),
    plain(thesisText(item)),
    plain(imprintText(made, year)),
    plain(item.scale && `Scale ${item.scale}`),
    plain(series?.title ? [series.title, series.volume].filter(Boolean).join(', ') : ''),
    plain(item.referenceCode && `At: ${item.referenceCode}`),
    plain(numbers(item)),
  );
}

function body(item: BibliographicItem): Reference {
  const { host } = item;
  if (!host) return whole(item);
  const head = sentences(plain(responsible(item.contributors)), plain(titleText(item)));
  return joinReferences(
    [head, item.kind === 'article' ? inSerial(host, item) : inBook(host, item)],
    ' ',
  );
}

/** A reference as ISO 690:2021 shows it, numeric or with notes (the year after the publisher), in English. */
export function iso690(item: BibliographicItem, citing: CitationContext): Reference {
  return joinReferences([body(item), access(item, citing)], ' ');
}
