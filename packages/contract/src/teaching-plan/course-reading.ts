import { z } from 'zod';
import { readingKinds } from './teaching-plan.ts';

const count = z.number().int();

/** Kinds of holdings: copies, else online access, else a run of a serial, else nothing. */
const held = ['exemplares', 'eletronico', 'colecao', 'nada', 'fora-do-acervo'] as const;

/** Reading of a plan, with its copies for each place. */
export const courseReading = z.object({
  tipo: z.enum(readingKinds),
  /** Citation, as in the plan. */
  citacao: z.string(),
  /** Title; null where the catalogue does not have it. */
  acervo: z
    .object({
      cod_acervo: count,
      titulo: z.string(),
      autores: z.array(z.string()),
      edicao: z.string(),
      editora: z.string(),
      ano_publicacao: z.string(),
      rota: z.string(),
    })
    .nullable(),
  ha: z.enum(held),
  /** Copies in the library asked for, or in all; and those that can be taken home now. */
  exemplares: count,
  disponiveis: count,
  /** Places that share a copy, rounded up to tenths; null without copies, or where places are unknown. */
  vagas_por_exemplar: z.number().nullable(),
  /** Whether it meets the institution's proportion; null without one, or where unknown. */
  atende: z.boolean().nullable(),
  /** Number of copies missing for that. */
  faltam: count,
});
