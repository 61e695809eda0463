import type { DataField, Field, MarcRecord, Subfield } from '../record.ts';
import type { IsisField } from './record.ts';
import type { MarcPlace } from './rule.ts';
import type { IsisTable } from './table.ts';

/** A field with tags of MARC 21: indicators before the first subfield, where there are any. */
export function marcLike(fields: readonly IsisField[]): MarcRecord {
  return {
    leader: leaderOf('am'),
    fields: fields.map(({ tag, text }): Field => {
      const name = String(tag).padStart(3, '0');
      if (tag < 10) return { tag: name, value: text };
      const [, ind1 = ' ', ind2 = ' ', rest = text] =
        /^([0-9 #])([0-9 #])?(\^.*)$/s.exec(text) ?? [];
      const parts = partsOf(rest);
      const subfields = parts.map(({ code, value }) => ({ code: code || 'a', value }));
      return { tag: name, ind1: ind1.replace('#', ' '), ind2: ind2.replace('#', ' '), subfields };
    }),
  };
}

/** The parts of a field's text; what stands before the first '^' has the code ''. */
function partsOf(text: string): Subfield[] {
  const [lead = '', ...others] = text.split('^');
  const parts = others.map((part) => ({
    code: part.charAt(0).toLowerCase(),
    value: part.slice(1).trim(),
  }));
  const all = lead.trim() === '' ? parts : [{ code: '', value: lead.trim() }, ...parts];
  return all.filter(({ value }) => value !== '');
}

interface Draft extends Omit<DataField, 'subfields'> {
  readonly subfields: Subfield[];
}

/** Fields that a record has once, however many fields of CDS/ISIS they come from. */
const single = new Set(['245', '250', '260', '300', '502', '773']);
const laterAuthor: Readonly<Record<string, string>> = { '100': '700', '110': '710' };
const languages: Readonly<Record<string, string>> = {
  pt: 'por',
  es: 'spa',
  en: 'eng',
  fr: 'fre',
  it: 'ita',
  de: 'ger',
};

/** The fields as a table maps them; the first that fills a place has it. */
export function mapIsis(fields: readonly IsisField[], table: IsisTable): MarcRecord {
  const controls: Field[] = [];
  const drafts: Draft[] = [];
  for (const tag of new Set(table.map((rule) => rule.tag)))
    for (const field of fields.filter((one) => one.tag === tag)) {
      const parts = partsOf(field.text);
      const own = new Map<string, Draft>();
      for (const rule of table.filter((one) => one.tag === tag))
        for (const { value } of parts.filter((part) => part.code === rule.subfield)) {
          const to = rule.otherwise && isTaken(drafts, rule.to, own) ? rule.otherwise : rule.to;
          if (to.code === '') controls.push({ tag: to.tag, value: rule.before + value });
          else addPart(draftFor(drafts, own, to).subfields, to, [rule.before, valueFor(to, value)]);
        }
    }
  return { leader: leaderOf(kindOf(fields)), fields: [...controls, ...drafts] };
}

function addPart(
  subfields: Subfield[],
  { code }: MarcPlace,
  [before, value]: readonly [before: string, value: string],
): void {
  const goesOn = /^[-;]/u.test(before);
  const at = subfields.findLastIndex((one) => one.code === code);
  const earlier = goesOn ? subfields[at] : undefined;
  if (earlier) subfields[at] = { code, value: earlier.value + before + value };
  else subfields.push({ code, value: goesOn ? value : before + value });
}

function isTaken(
  drafts: readonly Draft[],
  to: MarcPlace,
  own: ReadonlyMap<string, Draft>,
): boolean {
  return !own.has(to.tag) && drafts.some(({ tag }) => tag === to.tag);
}

function draftFor(drafts: Draft[], own: Map<string, Draft>, to: MarcPlace): Draft {
  const known =
    own.get(to.tag) ?? (single.has(to.tag) ? drafts.find(({ tag }) => tag === to.tag) : undefined);
  if (known) return known;
  const later = laterAuthor[to.tag];
  const hasMain = drafts.some(({ tag }) => laterAuthor[tag] !== undefined);
  const tag = later !== undefined && hasMain ? later : to.tag;
  const draft: Draft = { tag, ind1: to.ind1, ind2: to.ind2, subfields: [] };
  drafts.push(draft);
  own.set(to.tag, draft);
  return draft;
}

function valueFor({ tag }: MarcPlace, value: string): string {
  return tag === '041' ? (languages[value.toLowerCase()] ?? value) : value;
}

/**
 * Type and level of MARC 21 from the level of LILACS (6): 'as' an article, 'am' a chapter, 's' a serial.
 * Where it is missing, the titles tell: analytic (12), of a monograph (18), of a serial (30).
 */
function kindOf(fields: readonly IsisField[]): string {
  const has = (wanted: number) => fields.some(({ tag }) => tag === wanted);
  const level = fields.find(({ tag }) => tag === 6)?.text ?? '';
  const isAnalytic = level === '' ? has(12) && (has(18) || has(30)) : /^a./u.test(level);
  const isOfSerial = level === '' ? has(30) && !has(18) : level.includes('s');
  if (isAnalytic) return isOfSerial ? 'ab' : 'aa';
  return isOfSerial && !has(12) ? 'as' : 'am';
}

function leaderOf(kind: string): string {
  return `00000n${kind} a2200000 a 4500`;
}
