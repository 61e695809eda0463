import { archivalUnit } from './archival-unit.ts';
import { normativeAct } from './normative-act.ts';
import { standard } from './standard.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { Description } from '../description.ts';

type MaterialFields = Pick<Description, 'archive' | 'act' | 'standard'>;

/** Describes what an archive, an act or a standard has, and no other work. */
export function materialFields(
  fields: TaggedFields,
  about: Pick<
    Description,
    'workType' | 'title' | 'identifiers' | 'agents' | 'related' | 'year' | 'yearEnd'
  >,
): MaterialFields {
  switch (about.workType) {
    case 'archive':
      return { archive: archivalUnit(fields, about.agents, about) };
    case 'normative-act':
      return { act: normativeAct(fields, about) };
    case 'standard':
      return { standard: standard(fields, about) };
    default:
      return {};
  }
}
