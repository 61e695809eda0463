import type { BibliographicItem, Host, ItemDate } from '../item.ts';
import {
  bold,
  italic,
  joinReferences,
  plain,
  sentences,
  together,
  type Reference,
} from '../piece.ts';
import { dateText, editionText, imprintText, withLabel, unknownPlace } from './imprint.ts';
import { entry, responsible } from './names.ts';
import { boldTitle, headTitle, plainTitle } from './title.ts';

/** Reference of an article in a serial: 'v. 12, n. 3, p. 10-20, mar. 2010'. */
export function article(item: BibliographicItem, host: Host): Reference {
  const head = entry(item);
  const [place] = host.imprint.places;
  const located = [
    bold(host.title),
    place ? plain(place) : unknownPlace,
    withLabel('ano', host.yearNumber),
    withLabel('v.', host.volume),
    withLabel('n.', host.number),
    plain(host.supplement),
    withLabel('p.', host.pages),
    plain(host.date.toLocaleLowerCase('pt') || dateText(item.date)),
  ];
  return sentences(head, plainTitle(item, head.length === 0), joinReferences(located, ', '));
}

function hostDate({ date }: BibliographicItem, host: Host): ItemDate {
  const year = Number(/\d{4}/u.exec(host.date)?.[0] ?? '');
  if (!year) return date;
  return { year, yearEnd: null, certainty: 'sure', isOpen: false, decade: '' };
}

/** Part of a book: 'In:' and the reference of the whole. */
export function part(item: BibliographicItem, host: Host): Reference {
  const head = entry(item);
  const isImprinted = host.imprint.places.length + host.imprint.publishers.length > 0;
  const who = responsible(host.contributors, item.everyAuthor);
  const located = [
    withLabel('v.', host.volume),
    withLabel('cap.', host.chapter),
    withLabel('p.', host.pages),
  ];
  const whole = sentences(
    who,
    who.length > 0 ? boldTitle(host.title, host.contributors) : plain(headTitle(host.title)),
    plain(editionText(host.edition)),
    imprintText(isImprinted ? host.imprint : item.imprint, hostDate(item, host)),
    joinReferences(located, ', '),
    withLabel('ISBN', host.isbn),
  );
  const within = together(italic('In'), plain(': '), whole);
  return sentences(head, plainTitle(item, head.length === 0), within);
}
