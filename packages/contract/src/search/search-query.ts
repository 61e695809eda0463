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
/** Row of the advanced form; faults name its place: 'termo.1.campo'. */
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
   * Search base; by default the tab's own: 'abnt' for `normas`, 'local' for others. 'rede_pergamum' searches the
   * catalogues of other institutions, in any tab.
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
   * Rows of the advanced form, 'OPERADOR:campo:texto', repeated and grouped from left to right, ((a OU b) E c) NAO d.
   * The operator of the first row counts only where it is NAO.
   */
  termo: rows.default([]),
  /** Filters 'TIPO:codigo', repeated. Years may be spans, open or not: 'Y:1990-1999', 'Y:1990-', 'Y:-1950'. */
  filtro: many.default([]),
  ordenacao: z.enum(orderCodes).optional(),
  /**
   * Grouping 'obra': one line for the editions of a work, which `total` and pages then count. Only for the own
   * catalogue.
   */
  agrupar: z.enum(groupings).optional(),
  /**
   * Unfinished part 'palavra': `q` is still being typed; with less than twenty titles its last word may be the
   * beginning of one. Such a search is not logged among those that found nothing.
   */
  parcial: z.enum(unfinishedParts).optional(),
  /** Number of a title: finds only the editions of its work. */
  obra: recordId.optional(),
  pagina: pageNumber,
  quantidade: z.coerce.number().int().min(1).max(100).default(20),
});
