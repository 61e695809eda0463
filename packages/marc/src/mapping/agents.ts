import { headingKey } from './heading-key.ts';
import { agentType, nameTitle, readName } from './name.ts';
import { rolesOfCode, rolesOfWords } from './relators.ts';
import { clean, distinct, heading } from './text.ts';
import { valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { Agent, AgentType } from '../description.ts';
import type { DataField } from '../record.ts';

const tags = new Set(['100', '110', '111', '700', '710', '711', '720']);

/** 720 says person or not in its first indicator; a comma tells the rest. */
function typeOf(field: DataField): AgentType {
  if (field.tag !== '720') return agentType(field.tag) ?? 'person';
  if (field.ind1 === '1') return 'person';
  return field.ind1 === '2' && !valueOf(field, 'a').includes(',') ? 'corporate' : 'person';
}

/** The code in MARC's list of relators for 'a role that has no equivalent'. */
const otherRole = 'oth';
const word = /\p{L}{2}/u;

/**
 * Roles of an agent. In X11 the relator term is $j, since $e there names a subordinate unit. An unknown role still
 * counts as one: 'jurado' is not the same as no role.
 */
function rolesOf(field: DataField, type: AgentType): string[] {
  const codes = valuesOf(field, '4');
  const words = valuesOf(field, type === 'meeting' ? 'j' : 'e');
  const known = [...codes.flatMap(rolesOfCode), ...words.flatMap(rolesOfWords)];
  if (known.length > 0) return known;
  return [...codes, ...words].some((text) => word.test(text)) ? [otherRole] : [];
}

/** $0, or where Koha keeps its own link to the authority record, $9. */
export function authorityNumber(field: DataField): string {
  const linked = clean(valueOf(field, '0'));
  if (linked) return linked;
  const local = valueOf(field, '9').trim();
  return /^\d{1,10}$/.test(local) ? local : '';
}

function describeAgent(field: DataField): Agent | undefined {
  const type = typeOf(field);
  const { name, roles } = readName(field, type);
  if (!name) return undefined;
  return {
    type,
    name,
    roles: distinct([...rolesOf(field, type), ...roles]),
    isMain: field.tag.startsWith('1'),
    title: heading(nameTitle(field)),
    authorityNumber: authorityNumber(field),
  };
}

function merge(first: Agent, second: Agent): Agent {
  return {
    ...first,
    roles: distinct([...first.roles, ...second.roles]),
    isMain: first.isMain || second.isMain,
    authorityNumber: first.authorityNumber || second.authorityNumber,
  };
}

/** Reads the agents of a work, the main entry first; the same name twice is one agent with both roles. */
export function agents(fields: TaggedFields): Agent[] {
  const found = new Map<string, Agent>();
  for (const field of fields.all) {
    const agent = tags.has(field.tag) ? describeAgent(field) : undefined;
    if (!agent) continue;
    const key = `${agent.type}|${headingKey(agent.name)}|${headingKey(agent.title)}`;
    const before = found.get(key);
    found.set(key, before ? merge(before, agent) : agent);
  }
  const all = [...found.values()];
  return all[0]?.isMain === false
    ? all.toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
    : all;
}
