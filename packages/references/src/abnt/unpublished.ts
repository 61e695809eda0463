import type { BibliographicItem, Contributor } from '../item.ts';
import { plain, sentences, type Reference } from '../piece.ts';
import { dateText, extentText } from './imprint.ts';
import { credit, entry, withRole } from './names.ts';
import { titleText } from './title.ts';

const works = /^(?:tese|thesis|disserta|trabalho|monografia|tcc|tesis|memorial|relat)/iu;

/** 'Orientador: Mario Ferreira', after the year (7.1). */
function advisers(item: BibliographicItem): Reference {
  const all = withRole(item, 'advisor');
  const isJoint = (one: Contributor) => one.term.startsWith('coor') || one.term.startsWith('co or');
  const first = all.filter((one) => !isJoint(one));
  const label = first.every(({ term }) => term === 'orientadora') ? 'Orientadora' : 'Orientador';
  return sentences(credit(label, first), credit('Coorientador', all.filter(isJoint)));
}

/** 'Tese (Doutorado em Direito) – Universidade de São Paulo, São Paulo, 2009'. */
export function thesis(item: BibliographicItem): Reference {
  const head = entry(item);
  const { degree = '', institution = '', place = '', year = '' } = item.thesis ?? {};
  const when = year || dateText(item.date);
  const kind = !degree ? 'Trabalho acadêmico' : works.test(degree) ? degree : kindOf(degree);
  const [publisher = ''] = item.imprint.publishers;
  const where = place || (item.imprint.places[0] ?? '');
  const at = [institution || publisher, where, when].filter(Boolean).join(', ');
  return sentences(
    head,
    titleText(item, head.length === 0),
    plain(when),
    advisers(item),
    extentText(item),
    plain(`${kind} – ${at}`),
  );
}

/** A master's is a dissertation, a bachelor's a course's last work, all others theses. */
function kindOf(degree: string): string {
  if (/^(?:mestr|maestr|master)/iu.test(degree)) return `Dissertação (${degree})`;
  if (/^(?:gradua|bachar|licenci|especiali)/iu.test(degree))
    return `Trabalho de Conclusão de Curso (${degree})`;
  return `Tese (${degree})`;
}

/** Writes the reference of what was never published: title, dates, extent and the place where it stands. */
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
