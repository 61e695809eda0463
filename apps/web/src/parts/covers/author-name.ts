import type { Output } from '../../api/api.ts';

type Author = Output<'searchTitles'>['acervos'][number]['autores'][number];

/**
 * Writes a name as people say it: 'Machado de Assis' for 'Assis, Machado de, 1839-1908'. Only persons are
 * inverted.
 */
export function authorName({ tipo, nome }: Pick<Author, 'tipo' | 'nome'>): string {
  if (tipo !== 'pessoa') return nome;
  const [surname = '', forename = '', ...rest] = nome.split(', ');
  if (forename === '' || /\d/.test(forename)) return surname;
  const title = rest.filter((part) => !/\d/.test(part)).join(', ');
  return [`${forename} ${surname}`, title].filter(Boolean).join(', ');
}
