import { shelfKey } from '../browsing/shelf-key.ts';
import type { BrowsePage, SearchDocument } from '../port.ts';
import { title } from './catalogue.ts';

/** A title with entries in every index. */
export function book(id: number, name: string, mark: string, year = 2000): SearchDocument {
  return title({
    id,
    title: name,
    text: {
      callNumber: [mark],
      series: id % 2 === 0 ? ['Coleção Ática'] : ['COLECAO ATICA', 'Coleção Ática'],
      standardNumber: ['85-359-0277-5', 'ISSN 0317-8471'],
    },
    facets: { A: ['Assis, Machado de'], S: [`Assunto ${id}`] },
    sort: { title: name.replace(/^(?:O|A) /, ''), callNumber: shelfKey(mark), year },
  });
}

/** Titles whose entries stand in different places of each index. */
export const shelf = [
  book(1, 'O cortiço', '869.3 A99'),
  book(2, 'Cidades mortas', '869.31 L1'),
  book(3, 'O Cortiço', '869.3 A848d v.10'),
  book(4, 'A moreninha', '869.3 A848d v.2'),
  book(5, 'Zero', '5'),
];

/** Labels of a page's entries, each with its titles. */
export function shown({ entries }: BrowsePage): (readonly [string, number])[] {
  return entries.map((entry) =>
    entry.kind === 'entry' ? [entry.label, entry.total] : [`${entry.label} → ${entry.heading}`, 0],
  );
}
