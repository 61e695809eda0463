import type { DataField, Field, MarcRecord } from '@estante/marc';
import type { FacetValue, SearchDocument, SelectedFilter } from '@estante/search-engine';
import { data } from '../data-field.ts';

/**
 * A title of the made-up catalogue as a library would have described it, so that VuFind's own rules make its
 * document. Parts of a site's own, libraries and the kind of work, stand in 999.
 */
export function madeUpRecord({ id, text, facets, sort }: SearchDocument): MarcRecord {
  const [title = '', ...otherTitles] = text.title ?? [];
  const [author, ...others] = text.author ?? [];
  const fields: (Field | DataField[])[] = [
    { tag: '001', value: String(id) },
    {
      tag: '008',
      value: `250101s${sort.year ?? '    '}    bl ||||| |||| 00| 0 ${languageOf(facets.I)} d`,
    },
    each(text.standardNumber, '020', 'a'),
    data('090', '  ', ['a', `${classOf(facets.K)}${text.callNumber?.[0] ?? ''}`]),
    author === undefined ? [] : [data('100', '1 ', ['a', author])],
    [data('245', '10', ['a', title])],
    each(otherTitles, '246', 'a'),
    [data('264', ' 1', ['b', text.publisher?.[0] ?? ''], ['c', String(sort.year ?? '')])],
    each(text.series, '490', 'a'),
    each(text.notes, '500', 'a'),
    each(labels(facets.N), '648', 'a'),
    (text.subject ?? []).map(subjectField),
    each(labels(facets.P), '651', 'a'),
    each(labels(facets.F), '655', 'a'),
    each(others, '700', 'a'),
    [
      data(
        '999',
        '  ',
        ...['B', 'Z', 'T'].flatMap((type) =>
          labels(facets[type as 'B' | 'Z' | 'T']).map((label): [string, string] => [
            type.toLowerCase(),
            label,
          ]),
        ),
      ),
    ],
  ];
  return { leader: '00000nam a2200000 a 4500', fields: fields.flat() };
}

/** Rules for these fields, as a site tells SolrMarc in a marc_local.properties of its own. */
export const madeUpSite: ReadonlyMap<string, string> = new Map([
  ['institution', '999z'],
  ['building', '999b'],
  ['format', '999t'],
]);

/** Finds VuFind's facet name for a value of ours, by the titles that have it. */
export function filterNames(
  documents: Iterable<SearchDocument>,
  languageNames: ReadonlyMap<string, string>,
): (filter: SelectedFilter) => string {
  const names = new Map<string, string>();
  for (const { facets } of documents)
    for (const [type, values] of Object.entries(facets))
      for (const { code, label } of values ?? []) names.set(type + code, label);
  return ({ type, code }) => {
    const language = languageNames.get(languageOf([{ code, label: '' }]));
    if (type === 'I') return language ?? code;
    const [name = ''] = (names.get(type + code) ?? '').split(' - ');
    return name === '' ? code : name;
  };
}

const classes = 'ABCDEFGHJKLMNPQRSTUVZ';
const languages =
  'por eng spa fre ger ita lat rus jpn chi ara dut swe pol cze hun gre heb tur kor dan nor fin rum cat'.split(
    ' ',
  );

/** Class of the Library of Congress, as VuFind's facet has it. */
function classOf(values: readonly FacetValue[] | undefined): string {
  return classes.charAt(Number(values?.[0]?.code ?? 0) % classes.length);
}

function languageOf(values: readonly FacetValue[] | undefined): string {
  return languages[Number(values?.[0]?.code ?? 0) % languages.length] ?? 'por';
}

function labels(values: readonly FacetValue[] | undefined): string[] {
  return (values ?? []).map(({ label }) => label);
}

function subjectField(heading: string): DataField {
  const [main = '', ...divisions] = heading.split(' - ');
  return data('650', ' 4', ['a', main], ...divisions.map((text): [string, string] => ['x', text]));
}

function each(values: readonly string[] | undefined, tag: string, code: string): DataField[] {
  return (values ?? []).map((value) => data(tag, '  ', [code, value]));
}
