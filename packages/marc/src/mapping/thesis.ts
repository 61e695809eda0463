import { buildFixedField } from './fixed-field.ts';
import { heading, sentence } from './text.ts';
import { valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { Thesis } from '../description.ts';
import type { DataField } from '../record.ts';

/** A book that grew out of a thesis is not the thesis. */
const published =
  /\b(?:originally presented|originalmente apresentad|presentada originalmente|revision of|revised|vers[ãa]o revista|rev\. ed)/iu;
/** A year at the end of the note, with the stop, bracket or dash around it. */
const closingYear = /[\s,.\-–—[(]*((?:1[4-9]|20)\d{2})[\s.)\]]*$/u;
const separators = /^[\s\-–—,:.]+/u;

/** 'Thesis (Ph. D.)--University of X, 1977.': degree up to its parenthesis, institution, year. */
function fromNote(note: string): Pick<Thesis, 'degree' | 'institution' | 'year'> {
  const tail = note.slice(-16);
  const found = closingYear.exec(tail);
  const body = found ? note.slice(0, note.length - tail.length + found.index) : note;
  const close = body.indexOf(')');
  const dash = body.search(/\s[-–—]\s|--|—/u);
  const cut = close > 0 ? close + 1 : dash;
  const degree = cut > 0 ? body.slice(0, cut) : '';
  const institution = heading(body.slice(Math.max(cut, 0)).replace(separators, ''));
  return {
    degree: heading(degree),
    institution: degree ? institution : '',
    year: found?.[1] ?? '',
  };
}

function describe(field: DataField): Thesis {
  const note = sentence([...valuesOf(field, 'a'), ...valuesOf(field, 'g')].join(' '));
  const read = fromNote(note);
  return {
    degree: heading(valueOf(field, 'b')) || read.degree,
    institution: valuesOf(field, 'c').map(heading).filter(Boolean).join(', ') || read.institution,
    year: heading(valueOf(field, 'd')) || read.year,
    note,
  };
}

/** The dissertation note (502): its own subfields, or read out of the sentence. */
export function thesis(fields: TaggedFields): Thesis | null {
  const all = fields.data('502').map(describe);
  return all.find((one) => one.degree || one.institution || one.year || one.note) ?? null;
}

/** Whether the record says it is a thesis: 502, or nature of contents 'm' (008/24–27). */
export function claimsThesis(fields: TaggedFields): boolean {
  const notes = fields.data('502');
  if (notes.length > 0) return !notes.every((field) => published.test(valueOf(field, 'a')));
  const fixed = buildFixedField(fields);
  return (
    fixed.length === 40 &&
    'at'.includes(fields.leader.charAt(6)) &&
    fixed.slice(24, 28).includes('m')
  );
}
