import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { sheetFaults } from './sheet-fault.ts';
import { staffPermission } from './staff-page.ts';
import { lineSchema } from './text-schema.ts';

const mebibyte = 1_048_576;
/** Bytes of a body with a file in it. */
export const largestSheet = 9 * mebibyte;

/** CSV: UTF-8 or Latin-1, commas, semicolons or tabs, a line of names first. */
export const sheetBody = z.strictObject({
  /** In base 64 (RFC 4648). */
  arquivo: z.base64().max(8 * mebibyte),
  /** Says what would be done, and does nothing. */
  simulacao: z.boolean(),
  /** Name of the file, for the history of imports. */
  nome: lineSchema(255).default(''),
});

export const sheetOutcome = z.object({
  simulacao: z.boolean(),
  lidas: z.number().int(),
  novas: z.number().int(),
  mudadas: z.number().int(),
  iguais: z.number().int(),
  /** Lines that stay outside; the others go in. */
  recusadas: z.number().int(),
  /** Faults of the first lines that have any. */
  erros: z.array(
    z.object({
      /** Line of the file, from 1. */
      linha: z.number().int(),
      /** '' where it is about the whole line. */
      coluna: z.string(),
      codigo: z.enum(sheetFaults),
      /** Value that stands there and cannot be; '' where it is not about one value. */
      valor: z.string(),
      mensagem: z.string(),
    }),
  ),
});

const shared = {
  method: 'POST',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('patronImport'),
  largestBody: largestSheet,
  body: sheetBody,
  responses: { 200: sheetOutcome },
} as const;

/**
 * Columns: usuario, nome, emails (by semicolons), unidade (code), categoria (code), validade, papel
 * (leitor, professor), cursos and disciplinas (codes of what the link studies, by commas), professor
 * (codes under which the person teaches, by commas). Blank fields of somebody who is there stay as they
 * are; '-' empties one of the last three.
 */
export const importPatrons = endpoint({
  ...shared,
  path: '/atendimento/leitores/importacao',
  summary: 'Takes patrons in from a CSV file; the same file twice changes nothing',
});

/** Columns: codigo_barras, usuario, emprestado_em, vence_em, renovacoes, devolvido_em, biblioteca. */
export const importLoans = endpoint({
  ...shared,
  path: '/atendimento/emprestimos/importacao',
  summary: 'Takes loans in from a CSV file; the same file twice changes nothing',
});
