import type { BibliographicItem } from '../item.ts';
import { bold, plain, endSentence, together, type Reference } from '../piece.ts';

/** Articles and other words of one syllable that begin a title go in capitals with the word after. */
const beginning =
  /^((?:[¿¡"“'‘([]*(?:os?|as?|um|uns|umas?|el|la|los|las|un|una|the|an|le|les|der|die|das|em|no|na|do|da|de|ao|se|ou|e)\s+)?\S+)(.*)$/isu;

/** 'PERFIL da administração', 'OS GRANDES clássicos': how a title stands at the head. */
export function headTitle(title: string): string {
  const [, first = title, rest = ''] = beginning.exec(title) ?? [];
  return `${first.toLocaleUpperCase('pt')}${rest}`;
}

/** What follows the title proper: ': subtítulo', and the part after a full stop. */
function following({ title, subtitle, part }: BibliographicItem): string {
  return endSentence([`${title}${subtitle && `: ${subtitle}`}`, part]).slice(title.length);
}

/** 'Anais...', 'Anais [...]': what a meeting's papers are called, its name left out (7.8.1). */
const shortened = /^(\S.{0,60}?)\s*(?:\[\.\.\.\]|\.\.\.)$/u;

function isOfMeeting({ contributors: [first] }: BibliographicItem): boolean {
  return first?.role === 'author' && first.name.kind === 'event';
}

/** The title in bold and the rest plain; at the head of a reference in capitals instead. */
export function titleText(item: BibliographicItem, isHead: boolean): Reference {
  const [, kept = ''] = shortened.exec(item.title) ?? [];
  if (kept && isOfMeeting(item)) return together(bold(kept), plain(` [...]${following(item)}`));
  const title = isHead ? plain(headTitle(item.title)) : bold(item.title);
  return together(title, plain(following(item)));
}

/** Of a part or an article: what stands out there is the host. */
export function plainTitle(item: BibliographicItem, isHead: boolean): Reference {
  return plain(`${isHead ? headTitle(item.title) : item.title}${following(item)}`);
}
