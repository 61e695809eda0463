import type { Output } from '../../api/api.ts';

type Item = Output<'searchTitles'>['acervos'][number];

/** Fields that identify a title, in results and on the title's own page. */
export type NamedTitle = Pick<
  Item,
  | 'titulo'
  | 'subtitulo'
  | 'autores'
  | 'editora'
  | 'local'
  | 'edicao'
  | 'ano_publicacao'
  | 'cod_tipo_obra'
> & { readonly isbn?: readonly string[]; readonly issn?: readonly string[] };

/** Formats of Z39.88 by work type; other types use Zotero's, in Dublin Core. */
const formats: Readonly<Record<string, readonly [format: string, genre: string]>> = {
  book: ['book', 'book'],
  ebook: ['book', 'book'],
  score: ['book', 'book'],
  article: ['journal', 'article'],
  serial: ['journal', 'journal'],
  thesis: ['dissertation', ''],
};
const types: Readonly<Record<string, string>> = {
  map: 'map',
  music: 'audioRecording',
  audiobook: 'audioRecording',
  sound: 'audioRecording',
  video: 'videoRecording',
  image: 'artwork',
  software: 'computerProgram',
  dataset: 'dataset',
  website: 'webpage',
  archive: 'manuscript',
  manuscript: 'manuscript',
  standard: 'standard',
  'normative-act': 'statute',
};

/** Most names; more are on the title's own page. */
const mostNames = 3;

/**
 * Writes a title in COinS: the context object of OpenURL 1.0 (Z39.88-2004) that stands in the `title` of an
 * empty span. It is made from what the page shows anyway: as part of the answer it would be sent twice.
 */
export function contextObject(title: NamedTitle): string {
  const [format, genre] = formats[title.cod_tipo_obra] ?? ['dc', ''];
  const name = [title.titulo, title.subtitulo].filter(Boolean).join(': ');
  const isDc = format === 'dc';
  const pairs: (readonly [string, string])[] = [
    ['ctx_ver', 'Z39.88-2004'],
    ['rft_val_fmt', `info:ofi/fmt:kev:mtx:${format}`],
    ['rft.genre', genre],
    ['rft.type', isDc ? (types[title.cod_tipo_obra] ?? 'document') : ''],
    [titleKey(format, genre), name],
    ...namesOf(title, isDc),
    ['rft.date', title.ano_publicacao],
    [isDc ? 'rft.publisher' : format === 'dissertation' ? 'rft.inst' : 'rft.pub', title.editora],
    ['rft.place', format === 'book' ? title.local : ''],
    ['rft.edition', format === 'book' ? title.edicao : ''],
    ['rft.isbn', title.isbn?.[0] ?? ''],
    ['rft.issn', title.issn?.[0] ?? ''],
  ];
  return pairs
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${encoded(value)}`)
    .join('&');
}

/**
 * Encodes a value, except colons, slashes and commas, which separate nothing there: twenty titles become
 * shorter.
 */
function encoded(value: string): string {
  return encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
    .replaceAll('%2C', ',');
}

function titleKey(format: string, genre: string): string {
  if (genre === 'article') return 'rft.atitle';
  if (genre === 'journal') return 'rft.jtitle';
  return format === 'book' ? 'rft.btitle' : 'rft.title';
}

/** Names persons as filed, without their years: 'Assis, Machado de'. */
function namesOf({ autores }: NamedTitle, isDc: boolean): (readonly [string, string])[] {
  return autores.slice(0, mostNames).map(({ tipo, nome }) => {
    if (tipo !== 'pessoa') return [isDc ? 'rft.creator' : 'rft.aucorp', nome];
    const parts = nome.split(', ').filter((part) => !/\d/.test(part));
    return [isDc ? 'rft.creator' : 'rft.au', parts.slice(0, 2).join(', ')];
  });
}
