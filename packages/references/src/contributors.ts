import type { Agent, Description } from '@estante/marc';
import type { Contributor, ContributorRole, ItemKind } from './item.ts';
import { nameOf } from './name.ts';

/** MARC relator codes, by what they are in a reference. The first that fits counts. */
const roleOf: Readonly<Record<string, ContributorRole>> = {
  aut: 'author',
  cre: 'author',
  dis: 'author',
  cmp: 'author',
  art: 'author',
  pht: 'author',
  ctg: 'author',
  arc: 'author',
  enj: 'author',
  isb: 'author',
  adp: 'author',
  edc: 'organizer',
  edt: 'organizer',
  com: 'organizer',
  cur: 'organizer',
  trl: 'translator',
  drt: 'director',
  fmd: 'director',
  pro: 'producer',
  fmp: 'producer',
  prn: 'producer',
  prf: 'performer',
  sng: 'performer',
  itr: 'performer',
  cnd: 'performer',
  ths: 'advisor',
  dgs: 'advisor',
};

/**
 * Persons named without a role are taken for authors, as old records do not say more. A body named
 * so is one only in the main entry: elsewhere it may be the sponsor or the publisher.
 */
function isTacitAuthor(agent: Agent): boolean {
  return agent.isMain || (agent.roles.length === 0 && agent.type === 'person');
}

/** Who made a film, wrote its music or plays in it is not its author. */
function inVideo({ role }: Contributor): boolean {
  return role !== 'author';
}

function describe(agent: Agent): Contributor[] {
  const name = nameOf(agent);
  const said = agent.roles.flatMap((code) => {
    const role = roleOf[code];
    return role ? [{ role, code, name }] : [];
  });
  if (said.length > 0) return said;
  return isTacitAuthor(agent) ? [{ role: 'author', code: '', name }] : [];
}

/** Words that stand where nobody is known. */
const nobody =
  /^(?:unknown|anonymous|an[ôo]nim[oa]|anon\.?|various|v[áa]rios(?: autores)?|s\.? ?n\.?)$/iu;

/** Names of other works ($t) are no contributors to this one. */
export function contributors(about: Description, kind: ItemKind): readonly Contributor[] {
  const all = about.agents
    .filter(({ title, name }) => title === '' && !nobody.test(name))
    .flatMap(describe);
  if (kind === 'video') return all.filter(inVideo);
  if (all.length > 0 || kind === 'serial') return all;
  const body = about.agents.find(({ title, roles }) => title === '' && roles.length === 0);
  return body ? [{ role: 'author', code: '', name: nameOf(body) }] : [];
}
