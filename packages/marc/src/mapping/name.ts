import { headingKey } from './heading-key.ts';
import { rolesOfWords } from './relators.ts';
import { clean, heading, trimSeparators } from './text.ts';
import type { AgentType } from '../description.ts';
import type { DataField } from '../record.ts';

/** Subfields of a name up to the title ($t) of a name-title heading, by type (MARC 21, X00, X10, X11). */
const nameCodes: Readonly<Record<AgentType, string>> = {
  person: 'abcdq',
  corporate: 'abndc',
  meeting: 'aqndce',
};
const titleCodes = 'tnpklmorsf';

export function agentType(tag: string): AgentType | undefined {
  if (tag.endsWith('00')) return 'person';
  if (tag.endsWith('10')) return 'corporate';
  return tag.endsWith('11') ? 'meeting' : undefined;
}

function wordsOf(text: string): string {
  return headingKey(text).split(' ').toSorted().join(' ');
}

/** Some systems repeat the name in direct order in $q ('Vale, Mario' $q 'Mario Vale'): that says nothing new. */
function repeats(fuller: string, name: string): boolean {
  return wordsOf(fuller) === wordsOf(name);
}

function inParentheses(text: string): string {
  return text.startsWith('(') ? text : `(${text})`;
}

/** Inside the parentheses of a meeting or body: '(3rd : 1983 : Odenthal, Germany)'. */
function isInside(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')') && !text.endsWith('(');
}

/** 'Dr.' and '1867-' follow a comma, '(Percey Franklyn)' a space, a subordinate unit a full stop. */
function joint(type: AgentType, code: string, before: string, value: string): string {
  if (value.startsWith('(')) return ' ';
  if (type === 'person') return code === 'b' ? ' ' : ', ';
  if ('ndc'.includes(code)) return before.endsWith('(') ? '' : isInside(before) ? ' : ' : ' ';
  return before.endsWith('.') ? ' ' : '. ';
}

function joined(field: DataField, type: AgentType): string {
  let text = '';
  for (const { code, value: raw } of field.subfields) {
    if (code === 't') break;
    if (code === '' || !nameCodes[type].includes(code)) continue;
    let value = type === 'person' && code !== 'a' ? heading(raw) : trimSeparators(clean(raw));
    if (!value || (code === 'q' && type === 'person' && repeats(value, text))) continue;
    if (code === 'q') value = inParentheses(value);
    if (!text) text = value;
    else text = `${trimSeparators(text)}${joint(type, code, text, value)}${value}`;
  }
  return heading(type === 'meeting' ? text.replace('( ', '(').replace(/\.\)$/u, ')') : text);
}

/** A lower-case word closing a name, after a comma or in parentheses: 'Vieira, Daniel, trad.' */
const trailingRole = /^(.{2,}?)(?:,\s*|\s+\()(\p{Ll}[\p{L}. ]{0,20})\)?$/u;

export interface WrittenName {
  readonly name: string;
  /** Roles written inside the name itself. */
  readonly roles: readonly string[];
}

export function readName(field: DataField, type: AgentType): WrittenName {
  const name = joined(field, type);
  const [, before, word] = name.length < 200 ? (trailingRole.exec(name) ?? []) : [];
  const roles = before && word ? rolesOfWords(word) : [];
  return roles.length > 0 && before ? { name: heading(before), roles } : { name, roles: [] };
}

/** The title part of a name-title heading, '' where there is none. */
export function nameTitle(field: DataField): string {
  const parts: string[] = [];
  let inTitle = false;
  for (const { code, value } of field.subfields) {
    inTitle ||= code === 't';
    if (inTitle && code !== '' && titleCodes.includes(code)) parts.push(heading(value));
  }
  return parts.filter(Boolean).join('. ');
}
