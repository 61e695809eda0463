import type { BibliographicItem } from '../item.ts';
import { plain, sentences, endSentence, together, type Reference } from '../piece.ts';
import {
  dateText,
  editionText,
  extentText,
  imprintText,
  withLabel,
  seriesText,
} from './imprint.ts';
import { credit, entry, withRole } from './names.ts';
import { titleText } from './title.ts';

/** Books, and all that is published and described as they are: recordings, software, games. */
export function book(item: BibliographicItem): Reference {
  const head = entry(item);
  return sentences(
    head,
    titleText(item, head.length === 0),
    credit('Tradução', withRole(item, 'translator')),
    item.kind === 'recording' ? credit('Intérprete', withRole(item, 'performer')) : [],
    plain(editionText(item.edition)),
    imprintText(item.imprint, item.date),
    plain(item.volume),
    extentText(item),
    plain(item.scale && `Escala ${item.scale}`),
    seriesText(item),
    withLabel('ISBN', item.isbn),
  );
}

/** A serial as a whole stands under its title, all in capitals; '1939- .' of one that goes on. */
export function serial(item: BibliographicItem): Reference {
  const name = endSentence([item.title, item.part]).toLocaleUpperCase('pt');
  const dated = imprintText(item.imprint, item.date);
  return sentences(
    plain(`${name}${item.subtitle && `: ${item.subtitle}`}`),
    item.date.isOpen ? together(dated, plain(' .')) : dated,
    withLabel('ISSN', item.issn),
  );
}

/** Reference of a video: under the title, with directors and producers. */
export function video(item: BibliographicItem): Reference {
  return sentences(
    titleText(item, true),
    credit('Direção', withRole(item, 'director')),
    credit('Produção', withRole(item, 'producer')),
    imprintText(item.imprint, item.date),
    extentText(item),
  );
}

/** Imprint, without marks for missing parts: the issuing body publishes its laws. */
function knownImprint({ imprint, date }: BibliographicItem): Reference {
  const [place = ''] = imprint.places;
  const [publisher = ''] = imprint.publishers;
  const where = [place, publisher].filter(Boolean).join(': ');
  return plain([where, dateText(date)].filter(Boolean).join(', '));
}

/** Jurisdiction or body, name of the act, what it is about. */
export function act(item: BibliographicItem): Reference {
  const head = entry(item);
  return sentences(
    head,
    titleText(item, head.length === 0),
    plain(item.summary),
    knownImprint(item),
    extentText(item),
  );
}
