import { englishEdition } from '../edition.ts';
import type { BibliographicItem, ItemDate } from '../item.ts';
import { italic, joinReferences, plain, sentences, endSentence } from '../piece.ts';
import type { Reference } from '../piece.ts';
import { countsOf } from '../formats/extent.ts';
import { apaEntry, apaName, having, spokenList } from './names.ts';
import { whatItIs } from './what-it-is.ts';
import { inSerial, inBook } from './within.ts';

/** '199-?' as '1990s', '18--' as '1800s'. */
function decadeName(decade: string): string {
  return `${decade.replace('?', '').replaceAll('-', '0')}s`;
}

const doubtful: ReadonlySet<ItemDate['certainty']> = new Set([
  'about',
  'uncertain',
  'either',
  'between',
]);

function years({ year, yearEnd, isOpen, certainty, decade }: ItemDate): string {
  if (year === null) return decade ? `ca. ${decadeName(decade)}` : 'n.d.';
  if (isOpen) return `${year}–present`;
  const about = doubtful.has(certainty) ? 'ca. ' : '';
  return yearEnd === null ? `${about}${year}` : `${about}${year}–${yearEnd}`;
}

function dated(item: BibliographicItem): Reference {
  const written = item.host?.date ?? '';
  const year = /\d{4}/u.exec(written)?.[0] ?? '';
  return plain(`(${year || item.thesis?.year || years(item.date)})`);
}

function titleOf({ title, subtitle, part }: BibliographicItem): string {
  return endSentence([`${title}${subtitle && `: ${subtitle}`}`, part]);
}

/** 'Vol. 2', a tome is a volume; 'Vols. 1–3' of a work in three (APA 7, 10.2). */
function volumeText({ kind, volume, extent }: BibliographicItem): string {
  if (volume) return `Vol. ${volume.replace(/^[vt]\. /u, '')}`;
  const { volumes } = countsOf(extent);
  return kind === 'book' && Number(volumes) > 1 ? `Vols. 1–${volumes}` : '';
}

/** Writes the parentheses after a title: translator, edition, volume or volumes, number of a standard. */
function particulars(item: BibliographicItem): string {
  const translators = having(item, 'translator').map(({ name }) => name);
  const said = [
    translators.length > 0 ? `${spokenList(translators)}, Trans.` : '',
    [item.edition && englishEdition(item.edition), volumeText(item)].filter(Boolean).join(', '),
    item.kind === 'standard' && item.standardNumber ? `Standard No. ${item.standardNumber}` : '',
  ].filter(Boolean);
  return said.length > 0 ? `(${said.join('; ')})` : '';
}

function wholeTitle(item: BibliographicItem): Reference {
  const what = whatItIs(item);
  return joinReferences(
    [italic(titleOf(item)), plain(particulars(item)), plain(what && `[${what}]`)],
    ' ',
  );
}

function publisher(item: BibliographicItem): string {
  const names = item.imprint.publishers.slice(0, 2);
  // A body that published its own work is not said twice, by whichever of its names.
  const authors = having(item, 'author').flatMap(({ name }) =>
    name.kind === 'body' ? [apaName(name), name.units.at(-1) ?? ''] : [apaName(name)],
  );
  return names.filter((name) => !authors.includes(name)).join('; ');
}

/** A DOI, else the address, as they are: no stop follows. */
function address({ doi, url }: BibliographicItem): Reference {
  return plain(doi ? `https://doi.org/${doi}` : url);
}

/** Author, date and title; without an author, the title comes before the date. */
function heading(item: BibliographicItem, title: Reference): Reference {
  const who = apaEntry(item);
  return who ? sentences(plain(who), dated(item), title) : sentences(title, dated(item));
}

function body(item: BibliographicItem): Reference {
  const { host } = item;
  if (host && item.kind === 'article')
    return sentences(heading(item, plain(titleOf(item))), inSerial(host));
  if (host)
    return sentences(
      heading(item, plain(titleOf(item))),
      inBook(host),
      plain(host.imprint.publishers.slice(0, 2).join('; ') || publisher(item)),
    );
  const published = item.kind === 'thesis' || item.kind === 'archive' ? '' : publisher(item);
  const code = item.kind === 'archive' ? item.referenceCode : '';
  return sentences(heading(item, wholeTitle(item)), plain(published), plain(code));
}

/** A reference in the style of the American Psychological Association, 7th edition, in English. */
export function apa(item: BibliographicItem): Reference {
  return joinReferences([body(item), address(item)], ' ');
}
