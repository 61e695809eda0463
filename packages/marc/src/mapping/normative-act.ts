import { readActName, type ActName } from './act-name.ts';
import { codedDays, daysOf, daysOfYears } from './day-span.ts';
import { legalState } from './states.ts';
import { distinct } from './text.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { Description, NormativeAct } from '../description.ts';

/** Names of acts in the scheme of LexML Brasil: 'urn:lex:br:federal:lei:1998-02-19;9610'. */
const lexml = /^urn:lex:[^:]+:[^:]+:([a-z.]+):(\d{4}(?:-\d{2}-\d{2})?);(\d[\w.-]*)/u;

function lexmlName(identifiers: Description['identifiers']): ActName | null {
  for (const { value } of identifiers) {
    const [, kind = '', date = '', number = ''] = lexml.exec(value) ?? [];
    if (kind) return { kind: kind.replaceAll('.', ' '), number, date };
  }
  return null;
}

/** Names the issuers of the act (relators enj, isb); else the corporate body that it is entered under. */
function issuers(agents: Description['agents']): string[] {
  const said = agents.filter(({ roles }) => roles.includes('enj') || roles.includes('isb'));
  const main = agents.filter(({ type, isMain }) => isMain && type === 'corporate');
  return distinct((said.length > 0 ? said : main).map(({ name }) => name));
}

/** Describes an act by its title, its name in LexML, its coded date, links and notes. */
export function normativeAct(
  fields: TaggedFields,
  about: Pick<Description, 'title' | 'identifiers' | 'agents' | 'related' | 'year'>,
): NormativeAct {
  const titled = readActName(about.title);
  const named = lexmlName(about.identifiers);
  return {
    kind: titled?.kind ?? named?.kind ?? '',
    number: titled?.number ?? named?.number ?? '',
    dates:
      codedDays(fields) ??
      daysOf(named?.date ?? '') ??
      daysOf(titled?.date ?? '') ??
      daysOfYears(about.year, about.year),
    issuers: issuers(about.agents),
    state: legalState(fields, about.related),
  };
}
