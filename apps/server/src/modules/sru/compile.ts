import { headingKey } from '@estante/marc';
import type { Query, QueryField, SearchEngine } from '@estante/search-engine';
import { both, checkedQuery, either, plainQuery, without, type CompiledQuery } from './compiled.ts';
import { readDates } from './cql/date-span.ts';
import { readRelation, type Relation } from './cql/relation.ts';
import { readTerm, type TermWord } from './cql/term.ts';
import type { BooleanClause, CqlNode, SearchClause } from './cql/tree.ts';
import { diagnose, isDiagnostic, type Diagnostic } from './diagnostics.ts';
import { findIndex, type IndexKind } from './indexes.ts';
import { isNamed } from './whole-text.ts';

type CompileResult = CompiledQuery | Diagnostic;

/** Compiles CQL into the query that the engine is asked; or tells why that cannot be. */
export async function compileCql(engine: SearchEngine, node: CqlNode): Promise<CompileResult> {
  return node.kind === 'clause' ? compileClause(engine, node) : compileBoolean(engine, node);
}

async function compileBoolean(engine: SearchEngine, node: BooleanClause): Promise<CompileResult> {
  const { operator, modifiers } = node;
  if (operator === 'prox') return diagnose(39);
  const [modifier] = modifiers;
  if (modifier) return diagnose(46, modifier.name);
  const left = await compileCql(engine, node.left);
  if (isDiagnostic(left)) return left;
  const right = await compileCql(engine, node.right);
  if (isDiagnostic(right)) return right;
  if (operator === 'and') return both(left, right);
  return operator === 'or' ? either(left, right) : without(left, right);
}

async function compileClause(engine: SearchEngine, clause: SearchClause): Promise<CompileResult> {
  if (/^(?:cql\.)?resultsetid$/i.test(clause.index)) return diagnose(50);
  const index = findIndex(clause.index, clause.prefixes);
  if (isDiagnostic(index)) return index;
  const relation = readRelation(clause);
  if (isDiagnostic(relation)) return relation;
  const { compares } = index;
  if (compares.kind === 'date') {
    const spans = readDates(relation, clause.term, compares.type === 'Y' ? 'year' : 'day');
    if (isDiagnostic(spans)) return spans;
    return plainQuery(
      anyOf(spans.map((span) => ({ kind: 'range', type: compares.type, ...span }))),
    );
  }
  const whole = /^\^(.*[^\\])\^$/su.exec(clause.term)?.[1];
  const isWhole = whole !== undefined && (relation === '=' || relation === 'adj');
  const words = readTerm(isWhole ? whole : clause.term);
  if (isDiagnostic(words)) return words;
  if (isAnything(words)) return plainQuery({ kind: 'all' });
  if (!isOrdered(relation)) return diagnose(22, `${clause.index} ${clause.relation}`);
  // Anchored at both ends: the whole of it.
  return compileWords(engine, { compares, relation: isWhole ? '==' : relation, words, clause });
}

/** A lone '*', as many clients ask for everything. */
const isAnything = ([first, ...more]: readonly TermWord[]) =>
  first?.isMasked === true && first.text === '' && more.length === 0;

type TextRelation = '=' | '==' | 'any' | 'all' | 'adj';
const textRelations: readonly string[] = ['=', '==', 'any', 'all', 'adj'];
const isOrdered = (relation: Relation): relation is TextRelation =>
  textRelations.includes(relation);

interface WordsQuery {
  readonly compares: Exclude<IndexKind, { readonly kind: 'date' }>;
  readonly relation: TextRelation;
  readonly words: readonly TermWord[];
  readonly clause: SearchClause;
}

async function compileWords(engine: SearchEngine, asked: WordsQuery): Promise<CompileResult> {
  const { compares, relation, words, clause } = asked;
  const [masked] = words.filter(({ isMasked }) => isMasked);
  const text = words.map((word) => word.text).join(' ');
  if (compares.kind === 'all') return plainQuery({ kind: 'all' });
  if (masked && (relation === '==' || !('field' in compares) || compares.kind === 'number')) {
    return diagnose(28, clause.term);
  }
  if (!masked && headingKey(text) === '') return diagnose(36, clause.term);
  switch (compares.kind) {
    case 'id':
      return compileIds(relation, words, clause);
    case 'code':
      return plainQuery(
        anyOf(
          words.map(({ text: code }) => ({
            kind: 'facet',
            type: compares.type,
            code: code.toLowerCase(),
          })),
        ),
      );
    case 'number':
      return plainQuery(numbered(relation, words));
    case 'name':
      return relation === '=='
        ? plainQuery({ kind: 'facet', type: compares.type, code: headingKey(text) })
        : worded(compares.field, relation, words, clause);
    case 'text':
      return relation === '=='
        ? compileWhole(engine, compares, text)
        : worded(compares.field, relation, words, clause);
  }
}

/** Numbers are written with spaces and hyphens, or without. */
function numbered(relation: TextRelation, words: readonly TermWord[]): Query {
  const field = 'standardNumber';
  const texts = words.map(({ text }) => text);
  if (relation === 'any') return anyOf(texts.map((text) => ({ kind: 'words', field, text })));
  return { kind: 'words', field, text: texts.join('') };
}

function worded(
  field: QueryField,
  relation: TextRelation,
  words: readonly TermWord[],
  { term }: SearchClause,
): CompileResult {
  const isMasked = words.some((word) => word.isMasked);
  const each = words.map(({ text, isMasked: isBeginning }): Query =>
    isBeginning && text !== '' ? { kind: 'prefix', field, text } : { kind: 'words', field, text },
  );
  if (relation === 'any') return plainQuery(anyOf(each));
  // Names are filed the other way round: of 'machado de assis' every word is asked for.
  const isInOrder = relation === 'adj' || (relation === '=' && !isMasked && field !== 'author');
  const [only] = each;
  if (only && each.length === 1) return plainQuery(only);
  if (!isInOrder) return plainQuery({ kind: 'and', of: each });
  if (isMasked) return diagnose(33, term);
  return plainQuery({ kind: 'phrase', field, text: words.map(({ text }) => text).join(' ') });
}

const highestId = 2 ** 31;

function compileIds(
  relation: TextRelation,
  words: readonly TermWord[],
  { term }: SearchClause,
): CompileResult {
  const numbers = words.map(({ text }) => (/^\d{1,10}$/.test(text) ? Number(text) : highestId));
  const isWrong = numbers.some((number) => number >= highestId);
  if (isWrong || (numbers.length > 1 && relation !== 'any')) return diagnose(36, term);
  const ids = new Set(numbers);
  const query = anyOf(
    [...ids].map((id) => ({ kind: 'words', field: 'identifier', text: String(id) })),
  );
  return checkedQuery(query, ({ id }) => ids.has(id));
}

/** A whole heading by its number; any other text by what is looked at in the titles with its words. */
async function compileWhole(
  engine: SearchEngine,
  { field, heading }: Extract<IndexKind, { readonly kind: 'text' }>,
  text: string,
): Promise<CompileResult> {
  if (heading) {
    const index = heading === 'A' ? 'author' : 'subject';
    const { entries } = await engine.browse({ index, from: text, direction: 'forward', limit: 5 });
    const key = headingKey(text);
    const same = entries.filter(
      (entry) => entry.kind === 'entry' && headingKey(entry.label) === key,
    );
    const codes = same.flatMap((entry) => (entry.kind === 'entry' ? (entry.code ?? []) : []));
    // No heading has this number.
    return plainQuery(
      anyOf(
        (codes.length > 0 ? codes : ['0']).map((code) => ({ kind: 'facet', type: heading, code })),
      ),
    );
  }
  if (field !== 'title' && field !== 'series' && field !== 'callNumber') return diagnose(22, '==');
  const key = headingKey(text);
  return checkedQuery({ kind: 'words', field, text }, (title) => isNamed(title, field, key));
}

function anyOf(of: readonly Query[]): Query {
  const [only] = of;
  return only && of.length === 1 ? only : { kind: 'or', of };
}
