import type { Agent } from '@estante/marc';
import type { TitleRow } from '../catalogue/index.ts';
import { isAuthor, nameOf } from './citation-tags.ts';
import { withoutEmpty, type SchemaThing } from './thing.ts';

/** Those that any work may have, by MARC relator code. */
const ofAnyWork: Readonly<Record<string, string>> = {
  trl: 'translator',
  edt: 'editor',
  edc: 'editor',
  org: 'editor',
  com: 'editor',
  pro: 'producer',
};

/** Those that schema.org has for one type of work alone. */
const ofType: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Book: { ill: 'illustrator' },
  Movie: { drt: 'director', fmd: 'director', act: 'actor', cmp: 'musicBy', fmp: 'producer' },
  Legislation: { enj: 'legislationPassedBy', isb: 'legislationPassedBy' },
};

/** By what each did: the property that schema.org has for it. */
function propertyOf(agent: Agent, type: string): string {
  const known = { ...ofAnyWork, ...ofType[type] };
  const own = agent.roles.map((role) => known[role]).find((property) => property !== undefined);
  return own ?? (isAuthor(agent) ? 'author' : 'contributor');
}

/** A meeting as well: schema.org has persons and organizations make works. */
function agentOf(agent: Agent, id: number | undefined): SchemaThing {
  return withoutEmpty({
    '@type': agent.type === 'person' ? 'Person' : 'Organization',
    name: nameOf(agent),
    url: id === undefined ? '' : `/autoridade/${id}`,
  });
}

/** Who made a work of this type, each with the page of what is known of them. */
export function agentsOf({ description, headings }: TitleRow, type: string): SchemaThing {
  const ids = new Map(
    headings.filter((h) => h.relation === 'agent').map((h) => [h.position, h.headingId]),
  );
  const things = description.agents
    .map((agent, position) => ({ agent, id: ids.get(position) }))
    .filter(({ agent }) => agent.title === '')
    .map(({ agent, id }) => ({ property: propertyOf(agent, type), thing: agentOf(agent, id) }));
  return Object.fromEntries(
    [...Map.groupBy(things, ({ property }) => property)].map(([property, all]) => [
      property,
      all.map(({ thing }) => thing),
    ]),
  );
}
