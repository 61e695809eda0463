import type { RequestKind, SwitchingType } from './request-kind.ts';
import {
  defenceDegrees,
  publicationTypes,
  supports,
  cardWorks,
  type RequestField,
} from './request-field.ts';

/** Fields about the work that a bibliography or a card describes. */
const ofWork = [
  { name: 'resumo', kind: 'text' },
  { name: 'folha_rosto', kind: 'text' },
  { name: 'total_paginas', kind: 'count' },
  { name: 'paginas_bibliografia', kind: 'pages' },
  { name: 'ilustracoes', kind: 'flag' },
] as const satisfies readonly RequestField[];

const ofSearch = [
  { name: 'idioma', kind: 'line' },
  { name: 'data_ini', kind: 'day' },
  { name: 'data_fim', kind: 'day' },
  { name: 'tipo_publicacao', kind: 'choice', options: publicationTypes },
] as const satisfies readonly RequestField[];

/** Forms of requests, each with its fields in order; schemas, pages and refusals are built from them. */
export const requestForms = {
  artigo: [
    { name: 'titulo_artigo', kind: 'line', isRequired: true },
    { name: 'autor', kind: 'line' },
    { name: 'titulo_revista', kind: 'line', isRequired: true },
    { name: 'issn', kind: 'line' },
    { name: 'ano', kind: 'year', isRequired: true },
    { name: 'volume', kind: 'line' },
    { name: 'numero', kind: 'line' },
    { name: 'paginas', kind: 'pages', isRequired: true },
  ],
  'tese-dissertacao': [
    { name: 'titulo', kind: 'line', isRequired: true },
    { name: 'autor', kind: 'line', isRequired: true },
    { name: 'instituicao', kind: 'line', isRequired: true },
    { name: 'grau_defesa', kind: 'choice', options: defenceDegrees, isRequired: true },
    { name: 'ano', kind: 'year', isRequired: true },
    { name: 'paginas', kind: 'pages' },
  ],
  'parte-documento': [
    { name: 'titulo', kind: 'line', isRequired: true },
    { name: 'autor', kind: 'line' },
    { name: 'titulo_parte', kind: 'line', isRequired: true },
    { name: 'edicao', kind: 'line' },
    { name: 'editora', kind: 'line' },
    { name: 'ano', kind: 'year', isRequired: true },
    { name: 'paginas', kind: 'pages', isRequired: true },
  ],
  'levantamento-bibliografico': [
    { name: 'assunto_geral', kind: 'line', isRequired: true },
    { name: 'delimitacao', kind: 'text' },
    { name: 'palavras_chave', kind: 'line', isRequired: true },
    ...ofSearch,
    { name: 'suporte', kind: 'choice', options: supports, isRequired: true },
    ...ofWork,
  ],
  'ficha-catalografica': [
    { name: 'autor_sobrenome', kind: 'line', isRequired: true },
    // An institution in the heading has one name.
    { name: 'autor_nome', kind: 'line' },
    { name: 'titulo', kind: 'line', isRequired: true },
    { name: 'subtitulo', kind: 'line' },
    { name: 'tipo_trabalho', kind: 'choice', options: cardWorks, isRequired: true },
    { name: 'curso', kind: 'line' },
    { name: 'instituicao', kind: 'line' },
    { name: 'orientador', kind: 'line' },
    { name: 'coorientador', kind: 'line' },
    { name: 'local', kind: 'line', isRequired: true },
    { name: 'ano', kind: 'year', isRequired: true },
    { name: 'isbn', kind: 'line' },
    { name: 'palavras_chave', kind: 'line', isRequired: true },
    ...ofWork,
  ],
  'pesquisa-especializada': [
    { name: 'assunto_geral', kind: 'line', isRequired: true },
    { name: 'delimitacao', kind: 'text', isRequired: true },
    { name: 'finalidade', kind: 'line' },
    { name: 'palavras_chave', kind: 'line', isRequired: true },
    { name: 'bases', kind: 'line' },
    ...ofSearch,
  ],
} as const satisfies Readonly<
  Record<SwitchingType | Exclude<RequestKind, 'comutacao-bibliografica'>, readonly RequestField[]>
>;

export type RequestForm = keyof typeof requestForms;
export type RequestFieldName = (typeof requestForms)[RequestForm][number]['name'];

/** Values of a request by field, without unfilled fields. */
export type RequestDetails = Readonly<Partial<Record<RequestFieldName, string | number | boolean>>>;

/** Fields of a form, in one type. */
export function fieldsOf(
  form: RequestForm,
): readonly (RequestField & { readonly name: RequestFieldName })[] {
  return requestForms[form];
}
