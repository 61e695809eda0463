import type { AbntVariant, BibliographicItem, Contributor } from '../item.ts';
import { initialsOf } from '../cited-name.ts';
import type { Reference } from '../piece.ts';

/** 'Machado de' as 'M. de'. */
function shortened(given: string): string {
  const { letters, particle } = initialsOf(given);
  const initials = letters.map((letter) => `${letter.split('-').join('.-')}.`);
  return [...initials, particle].filter(Boolean).join(' ');
}

function withInitials(contributors: readonly Contributor[]): readonly Contributor[] {
  return contributors.map((one) =>
    one.name.kind === 'person'
      ? { ...one, name: { ...one.name, given: shortened(one.name.given) } }
      : one,
  );
}

/** The item as an institution has its names. */
export function itemAs(item: BibliographicItem, variant: AbntVariant): BibliographicItem {
  const { contributors, host } = item;
  const named = { ...item, everyAuthor: variant.everyAuthor };
  if (!variant.initials) return named;
  return {
    ...named,
    contributors: withInitials(contributors),
    host: host && { ...host, contributors: withInitials(host.contributors) },
  };
}

/** The reference as an institution has its titles. */
export function emphasizedAs(reference: Reference, { italicTitles }: AbntVariant): Reference {
  if (!italicTitles) return reference;
  return reference.map((piece) =>
    piece.emphasis === 'bold' ? { ...piece, emphasis: 'italic' } : piece,
  );
}
