import type { BibliographicItem } from '../item.ts';
import { plain, sentences, type Reference } from '../piece.ts';
import { dateText, extentText } from './imprint.ts';
import { credit, entry, withRole } from './names.ts';
import { titleText } from './title.ts';

const works = /^(?:tese|thesis|disserta|trabalho|monografia|tcc|tesis|memorial|relat)/iu;

/** 'Tese (Doutorado em Direito) – Universidade de São Paulo, São Paulo, 2009'. */
export function thesis(item: BibliographicItem): Reference {
  const head = entry(item);
  const { degree = '', institution = '', year = '' } = item.thesis ?? {};
  const when = year || dateText(item.date);
  const kind = !degree ? 'Trabalho acadêmico' : works.test(degree) ? degree : `Tese (${degree})`;
  const [place = ''] = item.imprint.places;
  const [publisher = ''] = item.imprint.publishers;
  const at = [institution || publisher, place, when].filter(Boolean).join(', ');
  return sentences(
    head,
    titleText(item, head.length === 0),
    plain(when),
    extentText(item),
    credit('Orientação', withRole(item, 'advisor')),
    plain(`${kind} – ${at}`),
  );
}

/** What was never published: title, dates, extent and where it stands. */
export function archive(item: BibliographicItem): Reference {
  const head = entry(item);
  return sentences(
    head,
    titleText(item, head.length === 0),
    plain(dateText(item.date)),
    extentText(item),
    plain(item.referenceCode && `Notação: ${item.referenceCode}`),
  );
}
