import type { BibliographicItem, CitationContext } from '../item.ts';
import { joinReferences, plain, sentences, type Reference } from '../piece.ts';
import { dayText } from './imprint.ts';
import { act, book, serial, video } from './published.ts';
import { archive, thesis } from './unpublished.ts';
import { emphasizedAs, itemAs } from './variant.ts';
import { article, part } from './within.ts';

/** Address and day it was looked at; a DOI goes before. */
function access({ url, doi }: BibliographicItem, { today }: CitationContext): Reference {
  const online = url && `Disponível em: ${url}. Acesso em: ${dayText(today)}`;
  return sentences(plain(doi && `DOI: https://doi.org/${doi}`), plain(online));
}

function body(item: BibliographicItem): Reference {
  switch (item.kind) {
    case 'book':
    case 'map':
    case 'score':
    case 'recording':
    case 'standard':
    case 'other':
      return book(item);
    case 'part':
      return item.host ? part(item, item.host) : book(item);
    case 'article':
      return item.host ? article(item, item.host) : book(item);
    case 'serial':
      return serial(item);
    case 'thesis':
      return thesis(item);
    case 'video':
      return video(item);
    case 'act':
      return act(item);
    case 'archive':
      return archive(item);
  }
}

/** Variant that the norm has in its own examples. */
const usual = { everyAuthor: false, initials: false, italicTitles: false };

/** A reference as ABNT NBR 6023:2018 writes it, in Portuguese, in the variant of the institution. */
export function abnt(item: BibliographicItem, citing: CitationContext): Reference {
  const variant = citing.abnt ?? usual;
  const reference = body(itemAs(item, variant));
  return joinReferences([emphasizedAs(reference, variant), access(item, citing)], ' ');
}
