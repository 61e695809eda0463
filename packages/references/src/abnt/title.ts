import type { BibliographicItem, Contributor } from '../item.ts';
import { bold, plain, endSentence, together, type Reference } from '../piece.ts';

/** Articles and other words of one syllable that begin a title go in capitals with the word after. */
const beginning =
  /^((?:[¿¡"“'‘([]*(?:os?|as?|um|uns|umas?|el|la|los|las|un|una|the|an|le|les|der|die|das|em|no|na|do|da|de|ao|se|ou|e)\s+)?\S+)(.*)$/isu;

/** 'PERFIL da administração', 'OS GRANDES clássicos': how a title stands at the head. */
export function headTitle(title: string): string {
  const [, first = title, rest = ''] = beginning.exec(title) ?? [];
  return `${first.toLocaleUpperCase('pt')}${rest}`;
}

/** Writes the text after the title proper: ': subtítulo', and the part after a full stop. */
function following({ title, subtitle, part }: BibliographicItem): string {
  return endSentence([`${title}${subtitle && `: ${subtitle}`}`, part]).slice(title.length);
}

/** 'Anais...', 'Anais [...]': what a meeting's papers are called, its name left out (7.8.1). */
const shortened = /^(\S.{0,60}?)\s*(?:\[\.\.\.\]|\.\.\.)$/u;

function isOfMeeting([first]: readonly Contributor[]): boolean {
  return first?.role === 'author' && first.name.kind === 'event';
}

/** Title in bold; the omitted part of a meeting's papers stays plain. */
export function boldTitle(title: string, contributors: readonly Contributor[]): Reference {
  const [, kept = ''] = isOfMeeting(contributors) ? (shortened.exec(title) ?? []) : [];
  return kept ? together(bold(kept), plain(' [...]')) : bold(title);
}

/** The title in bold and the rest plain; at the head of a reference in capitals instead. */
export function titleText(item: BibliographicItem, isHead: boolean): Reference {
  const title = isHead ? plain(headTitle(item.title)) : boldTitle(item.title, item.contributors);
  return together(title, plain(following(item)));
}

/** The title of a part or an article, plain: what stands out there is the host. */
export function plainTitle(item: BibliographicItem, isHead: boolean): Reference {
  return plain(`${isHead ? headTitle(item.title) : item.title}${following(item)}`);
}
