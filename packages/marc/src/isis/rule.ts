/** A place in a record of MARC 21. */
export interface MarcPlace {
  readonly tag: string;
  readonly ind1: string;
  readonly ind2: string;
  /** '' of a control field. */
  readonly code: string;
}

export interface IsisRule {
  readonly tag: number;
  /** '' is the text before the first subfield. */
  readonly subfield: string;
  readonly to: MarcPlace;
  /** Place that the text goes to if `to` is taken. */
  readonly otherwise: MarcPlace | null;
  /** Words written before the text: 'v. '. With '-' or ';' it goes on with the text there, if any. */
  readonly before: string;
}

const rule = /^(\d{1,3})(?:\^(\w))?\s+(.+?)(?:\s+else\s+(.+?))?(?:\s+"([^"]*)")?$/;
const place = /^(\d{3})(?:\s+([0-9_])([0-9_])\s+(\w))?$/;

export function parseRule(text: string): IsisRule | null {
  const [, tag, subfield = '', to, other, before = ''] = rule.exec(text) ?? [];
  if (tag === undefined || to === undefined) return null;
  const first = placeOf(to);
  const otherwise = other === undefined ? null : placeOf(other);
  if (first === null || (other !== undefined && otherwise === null)) return null;
  return { tag: Number(tag), subfield, to: first, otherwise, before };
}

function placeOf(text: string): MarcPlace | null {
  const [, tag, ind1 = '_', ind2 = '_', code = ''] = place.exec(text.trim()) ?? [];
  if (tag === undefined || (code === '') !== tag.startsWith('00')) return null;
  const indicator = (written: string) => (written === '_' ? ' ' : written);
  return { tag, ind1: indicator(ind1), ind2: indicator(ind2), code };
}
