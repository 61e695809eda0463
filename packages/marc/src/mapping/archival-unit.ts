import { codedDays, daysOfYears } from './day-span.ts';
import { headingKey } from './heading-key.ts';
import { clean, distinct, heading } from './text.ts';
import { valueOf, valuesOf } from './tagged-fields.ts';
import { yearsInDate, type Years } from './year.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { Agent, ArchivalLevel, ArchivalUnit, DaySpan } from '../description.ts';

/** Words for the levels in Portuguese, Spanish and English; the longer ones first. */
const levels: readonly (readonly [RegExp, ArchivalLevel])[] = [
  [/^sub ?(?:secao|grupo|seccion|section|group|fundo|fondo|fonds)\b/u, 'subsection'],
  [/^sub ?series?\b/u, 'subseries'],
  [/^(?:fundo|fondo|fonds|record group)\b/u, 'fonds'],
  [/^(?:colecao|coleccion|collection)\b/u, 'collection'],
  [/^(?:secao|seccion|section|grupo|group)\b/u, 'section'],
  [/^series?\b/u, 'series'],
  [/^(?:dossie|dossier|processo|expediente|file|unidad documental compuesta)\b/u, 'file'],
  [/^(?:item|peca|pieza|documento?|document|piece|unidad documental simple)\b/u, 'item'],
];

function levelIn(text: string): ArchivalLevel | null {
  const said = headingKey(text).replace(/^(?:nivel|level)(?: (?:de|of) \w+)? /u, '');
  return levels.find(([words]) => words.test(said))?.[1] ?? null;
}

/** The level a record states (351 $c), else what the bibliographic level says (leader/07). */
function levelOf(fields: TaggedFields): ArchivalLevel | null {
  const stated = fields.data('351').flatMap((field) => valuesOf(field, 'c').map(levelIn));
  const level = stated.find((one) => one !== null);
  if (level) return level;
  const kind = fields.leader.charAt(7);
  if (kind === 'c') return 'collection';
  return kind === 'm' ? 'item' : null;
}

/** 099, the number by which archives are asked for; else the shelving control number (852 $j). */
function referenceCode(fields: TaggedFields): string {
  const free = fields.data('099').map((field) => valuesOf(field, 'a').map(clean).join(' '));
  const shelving = fields.data('852').map((field) => valueOf(field, 'j'));
  return [...free, ...shelving].map(heading).find(Boolean) ?? '';
}

/**
 * Reference codes go from the country and the institution down to the unit (ISAD(G) 3.1.1): the
 * last word names the unit, and its first part the fonds. 'BR REBIVALE CR.02-015' is of
 * 'BR REBIVALE CR'.
 */
function fondsOf(code: string, level: ArchivalLevel | null): string {
  if (level === 'fonds' || level === 'collection') return code;
  const words = code.split(' ');
  const unit = words.pop() ?? '';
  const [first = ''] = unit.split(/[.,;:/_-]/u);
  return [...words, first || unit].join(' ');
}

function producers(agents: readonly Agent[]): string[] {
  const made = agents.filter(({ isMain, roles }) => isMain || roles.includes('cre'));
  return distinct(made.map(({ name }) => name));
}

/** Extreme dates: coded (046), transcribed with the title (245 $f), or the years of the record. */
function dates(fields: TaggedFields, { year, yearEnd }: Years): DaySpan | null {
  const inclusive = yearsInDate(clean(valueOf(fields.data('245')[0], 'f')));
  return (
    codedDays(fields) ??
    daysOfYears(inclusive.year, inclusive.yearEnd) ??
    daysOfYears(year, yearEnd)
  );
}

/** Describes a unit of an archive by its record (ISAD(G) 3.1 and 3.2). */
export function archivalUnit(
  fields: TaggedFields,
  agents: readonly Agent[],
  years: Years,
): ArchivalUnit {
  const code = referenceCode(fields);
  const level = levelOf(fields);
  return {
    referenceCode: code,
    fonds: fondsOf(code, level),
    level,
    producers: producers(agents),
    dates: dates(fields, years),
  };
}
