import { z } from 'zod';
import { recordNumber } from '../protocol/record-id.ts';

/** Titles that a list of a reader's holds: the permanent basket, the saved items. */
export const titleListLimit = 1000;

/** Titles put into a list, or taken out of it. */
export const listedTitles = z.strictObject({
  acervos: z.array(recordNumber).min(1).max(titleListLimit),
});

/** Number of titles in a list, and the most it holds. */
export const filling = {
  /** Titles in it. */
  total: z.number().int(),
  /** Titles it holds at most. */
  limite: z.number().int(),
};

export const addedTitles = z.object({
  ...filling,
  /** Number of titles that were not there before. */
  adicionados: z.number().int(),
  /** Numbers that no title has. */
  nao_encontrados: z.array(z.number().int()),
});

export const removedTitles = z.object({
  ...filling,
  /** Number of titles that were there. */
  retirados: z.number().int(),
});

/** A title of a list, by its number: `titulos-adicionais` tells what it is, or that it is gone. */
export const listedTitle = z.object({
  cod_acervo: z.number().int(),
  /** The day it was put in, where the libraries are. */
  data_insercao: z.iso.date(),
});
