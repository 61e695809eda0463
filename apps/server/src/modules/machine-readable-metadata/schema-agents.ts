import type { Agent, Identity } from '@estante/marc';
import {
  directName,
  filedName,
  itemOf,
  nameOf,
  roleIn,
  type Contributor,
} from '@estante/references';
import type { TitleRow } from '../catalogue/index.ts';
import { withoutEmpty, type SchemaThing } from './thing.ts';

/** Properties that any work may have, by what somebody is in a reference. */
const ofAnyWork: Readonly<Partial<Record<Contributor['role'], string>>> = {
  author: 'author',
  organizer: 'editor',
  translator: 'translator',
  producer: 'producer',
};

/** Properties that schema.org has for one type of work alone, by relator code. */
const ofType: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Book: { ill: 'illustrator' },
  Movie: { drt: 'director', fmd: 'director', act: 'actor', cmp: 'musicBy', fmp: 'producer' },
  Legislation: { enj: 'legislationPassedBy', isb: 'legislationPassedBy' },
};

/** The property that schema.org has for what an agent did; 'contributor' where it has none. */
function propertyOf(agent: Agent, type: string, contributing: readonly Contributor[]): string {
  const known = ofType[type] ?? {};
  const own = agent.roles.map((role) => known[role]).find((property) => property !== undefined);
  const role = roleIn(contributing, agent);
  return own ?? (role && ofAnyWork[role]) ?? 'contributor';
}

/** Identities of headings, by the numbers of these. */
export type AgentIdentities = ReadonlyMap<number, readonly Identity[]>;

/** A person as filed, a body as it is called; a meeting as well: it is an organization to schema.org. */
function agentOf(agent: Agent, id: number | undefined, identities: AgentIdentities): SchemaThing {
  const name = nameOf(agent);
  return withoutEmpty({
    '@type': agent.type === 'person' ? 'Person' : 'Organization',
    name: name.kind === 'person' ? filedName(name) : directName(name),
    url: id === undefined ? '' : `/autoridade/${id}`,
    sameAs: id === undefined ? [] : (identities.get(id) ?? []).map(({ url }) => url),
  });
}

/**
 * Lists the makers of a work of this type by schema.org property, each with the page of what is known of
 * them.
 */
export function agentsOf(
  { description, headings }: TitleRow,
  type: string,
  identities: AgentIdentities,
): SchemaThing {
  const ids = new Map(
    headings.filter((h) => h.relation === 'agent').map((h) => [h.position, h.headingId]),
  );
  const { contributors } = itemOf(description);
  const things = description.agents
    .map((agent, position) => ({ agent, id: ids.get(position) }))
    .filter(({ agent }) => agent.title === '')
    .map(({ agent, id }) => ({
      property: propertyOf(agent, type, contributors),
      thing: agentOf(agent, id, identities),
    }));
  return Object.fromEntries(
    [...Map.groupBy(things, ({ property }) => property)].map(([property, all]) => [
      property,
      all.map(({ thing }) => thing),
    ]),
  );
}
