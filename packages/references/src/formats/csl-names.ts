import type { BibliographicItem, Contributor, ContributorRole } from '../item.ts';
import { directName } from '../cited-name.ts';

const variables: Readonly<Record<ContributorRole, string>> = {
  author: 'author',
  organizer: 'editor',
  translator: 'translator',
  director: 'director',
  producer: 'producer',
  performer: 'performer',
  advisor: 'contributor',
};

interface CslName {
  readonly family?: string;
  readonly given?: string;
  readonly suffix?: string;
  readonly literal?: string;
}

function cslName({ name }: Contributor): CslName {
  if (name.kind !== 'person') return { literal: directName(name) };
  const given = name.given || name.epithet;
  if (!given) return { literal: name.family };
  return { family: name.family, given, ...(name.suffix ? { suffix: name.suffix } : {}) };
}

/** Names of a work and of its host, by the variable of CSL that has them. */
export function cslNames({
  contributors,
  host,
}: BibliographicItem): Readonly<Record<string, CslName[]>> {
  const own = Map.groupBy(contributors, ({ role }) => variables[role]);
  const of = Map.groupBy(host?.contributors ?? [], ({ role }) =>
    role === 'author' ? 'container-author' : 'editor',
  );
  return Object.fromEntries([...own, ...of].map(([name, all]) => [name, all.map(cslName)]));
}
