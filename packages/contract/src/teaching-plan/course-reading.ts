import { z } from 'zod';
import { readingKinds } from './teaching-plan.ts';

const count = z.number().int();

/** Kinds of holdings of a title: copies to count, else access online, else a run of a serial, else nothing. */
const held = ['exemplares', 'eletronico', 'colecao', 'nada', 'fora-do-acervo'] as const;

/** A reading of a plan, with the copies of it that can be had for each place. */
export const courseReading = z.object({
  tipo: z.enum(readingKinds),
  /** As the plan cites it. */
  citacao: z.string(),
  /** Null: the catalogue does not have it. */
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
  /** In the library asked for, or in all; and those of them that can be taken home now. */
  exemplares: count,
  disponiveis: count,
  /** Places that share a copy, rounded up to tenths; null without copies, or where places are not known. */
  vagas_por_exemplar: z.number().nullable(),
  /** Whether it is as the institution wants it; null where nothing is wanted, or nobody can say. */
  atende: z.boolean().nullable(),
  /** Copies that are missing for that. */
  faltam: count,
});
