import { clean, heading, sentence } from './text.ts';
import { valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { DataField } from '../record.ts';

/** Textual holdings (866–868): what is held as written, several runs in one field joined. */
function statementOf(field: DataField): string {
  return sentence(
    valuesOf(field, 'a')
      .map((value) => clean(value))
      .filter(Boolean)
      .join(' '),
  );
}

/** Both words are of Portuguese and Spanish alike; a page in another language has its own. */
const names = { supplement: 'Suplementos', index: 'Índices' } as const;

/** 'Suplementos: v. 1-3', so that nobody takes them for volumes; a statement that says so itself is left. */
function nameStatement(kind: keyof typeof names | undefined, text: string): string {
  if (!kind || text === '' || /^(?:supl|suppl|[íi]ndi|index)/iu.test(text)) return text;
  return `${names[kind]}: ${text}`;
}

/** A statement as it is kept, taken apart again. */
export function readStatement(statement: string): {
  readonly kind: keyof typeof names | null;
  readonly text: string;
} {
  for (const kind of ['supplement', 'index'] as const) {
    const name = `${names[kind]}: `;
    if (statement.startsWith(name)) return { kind, text: statement.slice(name.length) };
  }
  return { kind: null, text: statement };
}

/** $8 is 'link.sequence': 863 $8 '1.2' is the second piece under the captions of 853 $8 '1'. */
export function linkOf(field: DataField): string {
  return valueOf(field, '8').split(/[.\\]/u)[0]?.trim() ?? '';
}

/** A caption as it is printed: 'v.', 'no.'; '(year)' in parentheses is not (MARC 21, 853 $a). */
function printedCaption(caption: string): string {
  const text = clean(caption);
  return text.startsWith('(') ? '' : text;
}

export function level(field: DataField, captions: DataField | undefined, code: string): string {
  const value = heading(valueOf(field, code));
  return value && `${printedCaption(valueOf(captions, code))}${value}`;
}

function levels(field: DataField, captions: DataField | undefined, codes: string): string {
  return Array.from(codes, (code) => level(field, captions, code))
    .filter(Boolean)
    .join(':');
}

/** 'v.3:no.2 (1995:08)': enumeration ($a–$f), chronology ($i–$l) in parentheses. */
export function pieceOf(field: DataField, captions: DataField | undefined): string {
  const numbers = levels(field, captions, 'abcdef');
  const dates = levels(field, captions, 'ijkl');
  if (!dates) return numbers;
  return numbers ? `${numbers} (${dates})` : dates;
}

/** Captions (853–855) of a piece: those of its link before it, else the first of its link. */
function captionsOf(field: DataField, { all, data }: TaggedFields): DataField | undefined {
  const link = linkOf(field);
  const own = data(`85${field.tag.charAt(2)}`).filter((one) => linkOf(one) === link);
  if (own.length < 2) return own[0];
  const at = all.indexOf(field);
  return own.findLast((one) => all.indexOf(one) < at) ?? own[0];
}

/** Fields that tell of one place: textual holdings (866–868), and pieces (863–865). */
export interface HeldFields {
  readonly textual: DataField[];
  readonly pieces: DataField[];
}

/** Kinds of holdings, each by the tags of its text and of its pieces: the work itself and what comes beside it. */
const kinds = [
  { kind: undefined, text: '866', piece: '863' },
  { kind: 'supplement', text: '867', piece: '864' },
  { kind: 'index', text: '868', piece: '865' },
] as const;

/** Statements of one place: of each kind the text, or else its pieces with their captions. */
export function statementsOf({ textual, pieces }: HeldFields, fields: TaggedFields): string[] {
  return kinds.flatMap(({ kind, text, piece }) => {
    const said = textual.filter(({ tag }) => tag === text).map(statementOf);
    const told = said.some(Boolean)
      ? said
      : pieces
          .filter(({ tag }) => tag === piece)
          .map((field) => pieceOf(field, captionsOf(field, fields)));
    return told.filter(Boolean).map((one) => nameStatement(kind, one));
  });
}
