import type { CqlNode, CqlQuery, Modifier } from './tree.ts';

/** Names that stand without quotes, wherever they stand. */
const plain = /^(?!(?:and|or|not|prox|sortby)$)[\p{L}\p{M}\p{N}_.-]+$/iu;

/** A query as text again, every text in quotes and every boolean in parentheses: for tests and logs. */
export function writeCql({ root, sortKeys }: CqlQuery): string {
  const sorted = sortKeys.map(({ index, modifiers }) => `${named(index)}${written(modifiers)}`);
  return [node(root), ...(sorted.length > 0 ? ['sortBy', ...sorted] : [])].join(' ');
}

function node(one: CqlNode): string {
  if (one.kind === 'boolean') {
    return `(${node(one.left)} ${one.operator}${written(one.modifiers)} ${node(one.right)})`;
  }
  const prefixes = [...one.prefixes].map(
    ([name, uri]) => `>${name ? `${named(name)}=` : ''}"${uri}" `,
  );
  const clause = `${named(one.index)} ${one.relation}${written(one.modifiers)} "${one.term}"`;
  return prefixes.length > 0 ? `(${prefixes.join('')}${clause})` : clause;
}

function written(modifiers: readonly Modifier[]): string {
  return modifiers
    .map(
      ({ name, comparison, value }) => `/${named(name)}${comparison && `${comparison}"${value}"`}`,
    )
    .join('');
}

function named(name: string): string {
  return plain.test(name) ? name : `"${name}"`;
}
