import type { BibliographicItem } from '../item.ts';
import { plain, sentences, stopped, together, type Reference } from '../piece.ts';
import { dateText, editionText, extentText, imprintText, labelled, seriesText } from './imprint.ts';
import { credit, entry, withRole } from './names.ts';
import { titleText } from './title.ts';

/** Books, and all that is published and described as they are: software, images, games. */
export function book(item: BibliographicItem): Reference {
  const head = entry(item);
  return sentences(
    head,
    titleText(item, head.length === 0),
    credit('Tradução', withRole(item, 'translator')),
    plain(editionText(item.edition)),
    imprintText(item.imprint, item.date),
    extentText(item),
    plain(item.scale && `Escala ${item.scale}`),
    seriesText(item),
    labelled('ISBN', item.isbn),
  );
}

/** A serial as a whole stands under its title, all in capitals; '1939- .' of one that goes on. */
export function serial(item: BibliographicItem): Reference {
  const name = stopped([item.title, item.part]).toLocaleUpperCase('pt');
  const dated = imprintText(item.imprint, item.date);
  return sentences(
    plain(`${name}${item.subtitle && `: ${item.subtitle}`}`),
    item.date.isOpen ? together(dated, plain(' .')) : dated,
    labelled('ISSN', item.issn),
  );
}

/** Under the title; who directed, who produced. */
export function video(item: BibliographicItem): Reference {
  return sentences(
    titleText(item, true),
    credit('Direção', withRole(item, 'director')),
    credit('Produção', withRole(item, 'producer')),
    imprintText(item.imprint, item.date),
    extentText(item),
  );
}

export function recording(item: BibliographicItem): Reference {
  const head = entry(item);
  return sentences(
    head,
    titleText(item, head.length === 0),
    credit('Intérprete', withRole(item, 'performer')),
    plain(editionText(item.edition)),
    imprintText(item.imprint, item.date),
    extentText(item),
    seriesText(item),
  );
}

/** Jurisdiction or body, name of the act, what it is about. */
export function act(item: BibliographicItem): Reference {
  const head = entry(item);
  const isPublished = item.imprint.places.length + item.imprint.publishers.length > 0;
  return sentences(
    head,
    titleText(item, head.length === 0),
    plain(item.summary),
    isPublished ? imprintText(item.imprint, item.date) : plain(dateText(item.date)),
    extentText(item),
  );
}
