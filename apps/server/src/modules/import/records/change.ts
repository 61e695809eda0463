import type { StoredTitle } from './bibliographic-repository.ts';
import type { TitleBrief } from '../identity/evidence.ts';
import type { Fate } from '../identity/identity.ts';
import type { Sign, Comparison } from '../identity/compare-records.ts';

/** Encounter of two records: one took the other's place, joined its title, or proved to be another title. */
export interface Change {
  readonly kind: 'overwritten' | 'joined' | 'renumbered';
  /** The title it is of now. */
  readonly titleId: number;
  /** Key that the record was known by. */
  readonly by: 'number' | 'isbn' | 'title';
  readonly agree: readonly Sign[];
  readonly differ: readonly Sign[];
  /** The record that was there, and the one that came. */
  readonly before: TitleBrief;
  readonly after: TitleBrief;
}

export function changeOf(incoming: StoredTitle, fate: Fate<StoredTitle>): Change | null {
  switch (fate.kind) {
    case 'unchanged':
      return null;
    case 'changed':
      return compared('overwritten', incoming, fate.known, fate.comparison);
    case 'joined':
      return compared('joined', incoming, fate.known, fate.comparison);
    case 'new':
      return (
        fate.other && compared('renumbered', incoming, fate.other.known, fate.other.comparison)
      );
  }
}

function compared(
  kind: Change['kind'],
  incoming: StoredTitle,
  known: StoredTitle,
  { agree, differ }: Comparison,
): Change {
  return {
    kind,
    titleId: incoming.titleId,
    by: knownBy(incoming, agree),
    agree,
    differ,
    before: known.evidence().brief,
    after: incoming.evidence().brief,
  };
}

function knownBy({ number }: StoredTitle, agree: readonly Sign[]): Change['by'] {
  if (number !== null) return 'number';
  return agree.includes('isbn') ? 'isbn' : 'title';
}

/** 'number; title, author, isbn alike; year differs': what changes are counted by. */
export function reasonOf({ by, agree, differ }: Change): string {
  const alike = agree.length > 0 ? [`${agree.join(', ')} alike`] : [];
  const apart = differ.length > 0 ? [`${differ.join(', ')} not`] : [];
  return [by, ...alike, ...apart].join('; ');
}
