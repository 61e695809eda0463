import { dataFields, firstSubfield, headingKey } from '@estante/marc';
import type { Agent, Description, MarcRecord } from '@estante/marc';
import type { Contributor, ContributorRole, ItemKind } from './item.ts';
import { nameOf } from './name.ts';
import { directName } from './cited-name.ts';

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
  org: 'organizer',
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

/** Whether a contributor to a film is named: its makers, composers and players are not its authors. */
function inVideo({ role }: Contributor): boolean {
  return role !== 'author';
}

/**
 * Terms of the record for roles, by the key of the name: 'coordenadora', 'orientadora', of which MARC's
 * codes know nothing.
 */
type Terms = readonly (readonly [name: string, term: string])[];

function termsIn(record: MarcRecord | null): Terms {
  const fields = record ? dataFields(record, '100', '110', '700', '710') : [];
  return fields.flatMap((field) => {
    const term = firstSubfield(field, 'e');
    const name = headingKey(firstSubfield(field, 'a') ?? '');
    return term && name ? [[name, headingKey(term)] as const] : [];
  });
}

function termOf(agent: Agent, terms: Terms): string {
  const key = headingKey(agent.name);
  return terms.find(([name]) => key.startsWith(name))?.[1] ?? '';
}

function describe(agent: Agent, terms: Terms): Contributor[] {
  const name = nameOf(agent);
  const term = termOf(agent, terms);
  const said = agent.roles.flatMap((code) => {
    const role = roleOf[code];
    return role ? [{ role, code, term, name }] : [];
  });
  if (said.length > 0) return said;
  return isTacitAuthor(agent) ? [{ role: 'author', code: '', term, name }] : [];
}

const saysSomething = /[\p{L}\p{N}]/u;

/** Words that stand for an unknown person. */
const nobody =
  /^(?:unknown|anonymous|an[ôo]nim[oa]|anon\.?|various|v[áa]rios(?: autores)?|s\.? ?n\.?)$/iu;

/**
 * Lists those named in a reference, each with the role: the one list that styles, formats and a page's
 * tags read. Names of other works ($t) are no contributors to this one.
 */
export function contributors(
  about: Description,
  kind: ItemKind,
  record: MarcRecord | null = null,
): readonly Contributor[] {
  const terms = termsIn(record);
  const own = about.agents.filter(
    (one) =>
      one.title === '' && !nobody.test(one.name) && saysSomething.test(directName(nameOf(one))),
  );
  const all = own.flatMap((agent) => describe(agent, terms));
  if (kind === 'video') return all.filter(inVideo);
  if (all.length > 0 || kind === 'serial') return all;
  const body = own.find(({ roles }) => roles.length === 0);
  return body ? [{ role: 'author', code: '', term: '', name: nameOf(body) }] : [];
}

/**
 * Tells the role of an agent of the description in the list of contributors: an author before all else;
 * null of one that it leaves out.
 */
export function roleIn(
  contributing: readonly Contributor[],
  agent: Pick<Agent, 'type' | 'name'>,
): Contributor['role'] | null {
  const name = JSON.stringify(nameOf(agent));
  const roles = contributing
    .filter((one) => JSON.stringify(one.name) === name)
    .map(({ role }) => role);
  return roles.includes('author') ? 'author' : (roles[0] ?? null);
}
