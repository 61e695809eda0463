import { z } from 'zod';
import { recordNumber } from '../protocol/record-id.ts';

/** Most titles of a reader's list: the permanent basket, the saved items. */
export const titleListLimit = 1000;

/** Titles to add to a list, or to remove. */
export const listedTitles = z.strictObject({
  acervos: z.array(recordNumber).min(1).max(titleListLimit),
});

/** Number of titles in a list, and its limit. */
export const filling = {
  /** Number of titles in the list. */
  total: z.number().int(),
  /** Most titles that it holds. */
  limite: z.number().int(),
};

export const addedTitles = z.object({
  ...filling,
  /** Number of new titles. */
  adicionados: z.number().int(),
  /** Numbers without a title. */
  nao_encontrados: z.array(z.number().int()),
});

export const removedTitles = z.object({
  ...filling,
  /** Number of titles that were removed. */
  retirados: z.number().int(),
});

/** Title of a list by its number: `titulos-adicionais` gives its data, or says that it is gone. */
export const listedTitle = z.object({
  cod_acervo: z.number().int(),
  /** Day on which it was added, in the libraries' time zone. */
  data_insercao: z.iso.date(),
});
