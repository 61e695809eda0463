import { z } from 'zod';
import { materialParameters, searchBase } from './material-facts.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { recordId } from '../protocol/record-id.ts';
import {
  groupings,
  orderCodes,
  searchIndexes,
  titleTabs,
  unfinishedParts,
} from './search-option.ts';
import { splitTerm, termOperators } from './search-term.ts';

const term = z.string().max(10_000);
const many = z
  .union([z.string().max(500), z.array(z.string().max(500)).max(200)])
  .transform((value) => (typeof value === 'string' ? [value] : value));
/** A row of the advanced form; what is wrong in it is named by its place: 'termo.1.campo'. */
const row = term.transform(splitTerm).pipe(
  z.object({
    operador: z.enum(termOperators),
    campo: z.enum(searchIndexes),
    texto: z.string(),
  }),
);
const rows = z
  .union([term, z.array(term).max(20)])
  .transform((value) => [value].flat())
  .pipe(z.array(row));

export const searchTab = z.enum(titleTabs).default('geral');

export const searchQuery = z.object({
  guia: searchTab,
  /**
   * Left out, it is the tab's own: of `normas` 'abnt', of the others 'local'. 'rede_pergamum' searches
   * the catalogues of other institutions, whatever the tab.
   */
  base: searchBase.optional(),
  q: term.default(''),
  indice: z.enum(searchIndexes).default('livre'),
  titulo: term.optional(),
  autor: term.optional(),
  assunto: term.optional(),
  serie: term.optional(),
  editora: term.optional(),
  numero_chamada: term.optional(),
  isbn_issn: term.optional(),
  notas: term.optional(),
  ...materialParameters,
  /**
   * 'OPERADOR:campo:texto', repeated: the rows of the advanced form, grouped from left to right,
   * ((a OU b) E c) NAO d. The operator of the first counts only where it is NAO.
   */
  termo: rows.default([]),
  /** 'TIPO:codigo', repeated. Of years also a span, open or not: 'Y:1990-1999', 'Y:1990-', 'Y:-1950'. */
  filtro: many.default([]),
  ordenacao: z.enum(orderCodes).optional(),
  /** 'obra': one line for the editions of a work, which `total` and pages then count. Of the own catalogue alone. */
  agrupar: z.enum(groupings).optional(),
  /**
   * 'palavra': `q` is still being typed, and where it finds less than twenty titles its last word may be the
   * beginning of one. Such a search is nobody's question yet: it is not counted among those that found nothing.
   */
  parcial: z.enum(unfinishedParts).optional(),
  /** Number of a title: the editions of its work alone. */
  obra: recordId.optional(),
  pagina: pageNumber,
  quantidade: z.coerce.number().int().min(1).max(100).default(20),
});
