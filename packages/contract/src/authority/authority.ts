import { z } from 'zod';
import {
  authorityTypes,
  headingRelations,
  headingUses,
  identitySchemes,
} from './authority-type.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { marcRecord } from '../title/marc-record.ts';
import { recordId } from '../protocol/record-id.ts';
import { searchResultItem } from '../search/search-result-item.ts';

const heading = z.object({
  cod_autoridade: z.number().int(),
  tipo: z.enum(authorityTypes).meta({ id: 'AuthorityType' }),
  /** Name as filed: 'Assis, Machado de, 1839-1908'. */
  nome: z.string(),
  /** Number of titles under it, in any role. */
  total: z.number().int(),
});

const authorityEntry = heading.extend({
  /** Years of a person's life, where the name has them: '1839-1908'. */
  datas: z.string(),
  /** Titles of which it is an author, a subject, a form or genre: the filters A, S and F. */
  total_autor: z.number().int(),
  total_assunto: z.number().int(),
  total_forma: z.number().int(),
  /** Forms not used. */
  variantes: z.array(z.string()),
  /** Variants that the search matched, where it did not match the heading itself. */
  variantes_encontradas: z.array(z.string()),
  ver_tambem: z.array(
    z.object({
      relacao: z.enum(headingRelations),
      nome: z.string(),
      /** Number of the authority; null where only this reference names it. */
      cod_autoridade: z.number().int().nullable(),
    }),
  ),
});

/** Authority as it is shown without a search. */
const authority = authorityEntry.omit({ variantes_encontradas: true }).meta({ id: 'Authority' });

export const searchAuthorities = endpoint({
  tab: 'autoridades',
  method: 'GET',
  path: '/autoridade',
  summary: 'Search authorities and headings by their words and those of the forms not used',
  tag: 'autoridade',
  access: 'public',
  rate: 'search',
  query: z.object({
    /** Words in any order, the last one perhaps unfinished; without any, all headings. */
    q: z.string().max(500).default(''),
    tipo: z.enum(authorityTypes).optional(),
    pagina: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
    quantidade: z.coerce.number().int().min(1).max(100).default(20),
  }),
  responses: {
    200: z.object({
      total: z.number().int(),
      /** Whether there are more than `total`: the list goes no further. */
      ha_mais: z.boolean(),
      pagina: z.number().int(),
      quantidade: z.number().int(),
      /** Authorities: an exact match first, then by name. */
      autoridades: z.array(authorityEntry),
    }),
  },
});

const authorityParams = z.object({ id: recordId });

/** Titles filed under a heading in one role. */
const filedTitles = z.object({
  papel: z.enum(headingUses),
  /** MARC relator code of authors ('trl'); '' where the records say none. */
  funcao: z.string(),
  total: z.number().int(),
  /** Titles added last, as many as a shelf shows. */
  titulos: z.array(
    searchResultItem.pick({
      cod_acervo: true,
      titulo: true,
      autores: true,
      cod_tipo_obra: true,
      ano_publicacao: true,
      idioma: true,
      link_capa: true,
      credito_capa: true,
      rota: true,
    }),
  ),
});

export const getAuthority = endpoint({
  method: 'GET',
  path: '/autoridade/{id}',
  summary: 'An authority: its heading, forms not used, headings beside it, notes, titles by role',
  tag: 'autoridade',
  access: 'public',
  params: authorityParams,
  responses: {
    200: authority.extend({
      /** Whether it has an authority record; otherwise titles or other headings name it. */
      tem_registro: z.boolean(),
      notas: z.array(z.string()),
      /** Sources of the record's statements (MARC 670). */
      fontes: z.array(z.string()),
      /** Heading systems that it comes from: 'lcsh'. */
      esquemas: z.array(z.string()),
      /** Identities of the heading in external files, from the records, with valid check digits. */
      identificadores: z.array(
        z.object({
          esquema: z.enum(identitySchemes),
          /** Value as its file writes it: '0000-0002-1825-0097'. */
          valor: z.string(),
          /** Address of it in that file. */
          endereco: z.string(),
        }),
      ),
      /** Titles of which it is an author, by the first year of their decade: 1990. */
      obras_por_decada: z.array(z.object({ decada: z.number().int(), total: z.number().int() })),
      titulos: z.array(filedTitles),
      /** Headings that subdivide it, with the titles that have them as subject: the first twenty. */
      subdivisoes: z.array(heading.omit({ tipo: true })),
      ha_mais_subdivisoes: z.boolean(),
      rota: z.string(),
    }),
    404: errorBody,
  },
});

export const getAuthorityMarc = endpoint({
  method: 'GET',
  path: '/autoridade/{id}/marc',
  summary: 'The MARC records behind an authority; none of a heading known from titles alone',
  tag: 'autoridade',
  access: 'public',
  params: authorityParams,
  responses: {
    200: z.object({
      nome: z.string(),
      registros: z.array(marcRecord.extend({ fonte: z.string(), numero: z.string().nullable() })),
    }),
    404: errorBody,
  },
});

const codes = z.array(recordId).max(200);
/** Numbers, separated by commas or repeated; or else a typed text. */
const choice = z.union([
  z
    .string()
    .transform((list) => list.split(','))
    .pipe(codes)
    .transform((list) => ({ codes: list })),
  codes.transform((list) => ({ codes: list })),
  z
    .string()
    .max(500)
    .transform((text) => ({ text })),
]);

export const listAuthorityChoices = endpoint({
  method: 'GET',
  path: '/autoridade/combo',
  summary: 'Headings for a combo box: up to 20 for a text typed, or those with the numbers given',
  tag: 'autoridade',
  access: 'public',
  query: z.object({
    /**
     * Choice of headings: a typed text finds some, numbers (repeated or separated by commas) name theirs, in this
     * order, so that a form can name what was chosen. Digits alone are a number.
     */
    autoridades: choice.default({ text: '' }),
  }),
  responses: { 200: z.array(heading) },
});
