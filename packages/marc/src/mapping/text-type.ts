import { buildFixedField, materialFamily } from './fixed-field.ts';
import { headingKey } from './heading-key.ts';
import { describesOnline, hasPages, linksToItself } from './online.ts';
import { claimsThesis } from './thesis.ts';
import { valueOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { WorkType } from '../description.ts';
import { isSerial } from './serial-type.ts';

const standardTitle = /^(?:abnt )?nbr(?: iso| iec)* \d/u;
/** A kind of act followed by its number: 'Lei nº 9.610', 'Decreto-lei n. 5.452'. */
const actTitle =
  /^(?:lei|decreto|portaria|resolucao|deliberacao|provimento|medida provisoria|instrucao normativa|emenda constitucional|ley|resolucion)(?: lei| complementar| delegada| federal| estadual| municipal)* (?:n|no|num|numero) \d/u;

/** Standards and acts: by the nature of contents (008/24–27 'u'), else by how their titles always begin. */
function normative(fields: TaggedFields): WorkType | undefined {
  const fixed = buildFixedField(fields);
  if (fixed.length === 40 && fixed.charAt(24) === 'u') return 'standard';
  const title = headingKey(
    valueOf(fields.data('245')[0], 'a').slice(0, 80).replace(/[ºª°]/gu, ' '),
  );
  if (standardTitle.test(title)) return 'standard';
  return actTitle.test(title) ? 'normative-act' : undefined;
}

/** Tells the work type of written text, by the level of description, its claims and its links. */
export function textType(fields: TaggedFields): WorkType {
  const level = fields.leader.charAt(7);
  if (isSerial(fields)) return 'serial';
  if (level === 'a' || level === 'b') return 'article';
  // Archival control (leader/08) is of single documents too, whatever their level.
  if (level === 'c' || level === 'd' || fields.leader.charAt(8) === 'a') return 'archive';
  if (claimsThesis(fields)) return 'thesis';
  const special = normative(fields);
  if (special) return special;
  const online = describesOnline(fields, materialFamily(fields.leader));
  if (level === 'i' && online) return 'website';
  if (online || (linksToItself(fields) && !hasPages(fields))) return 'ebook';
  return fields.leader.charAt(6) === 't' ? 'manuscript' : 'book';
}
