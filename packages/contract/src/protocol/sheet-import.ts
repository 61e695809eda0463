import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { sheetFaults } from './sheet-fault.ts';
import { staffPermission } from './staff-page.ts';
import { lineSchema } from './text-schema.ts';

const mebibyte = 1_048_576;
/** Most bytes of a body with a file in it. */
export const largestSheet = 9 * mebibyte;

/** CSV file: UTF-8 or Latin-1; commas, semicolons or tabs; a line of names first. */
export const sheetBody = z.strictObject({
  /** File in base64 (RFC 4648). */
  arquivo: z.base64().max(8 * mebibyte),
  /** Whether this is a trial: it reports what would be done, and does nothing. */
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
  /** Lines that are refused; the others are imported. */
  recusadas: z.number().int(),
  /** Faults of the first faulty lines. */
  erros: z.array(
    z.object({
      /** Line of the file, from 1. */
      linha: z.number().int(),
      /** Column; '' for a fault of the whole line. */
      coluna: z.string(),
      codigo: z.enum(sheetFaults),
      /** Invalid value; '' for a fault that concerns no single value. */
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
 * Imports patrons. Columns: usuario, nome, emails (by semicolons), unidade (code), categoria (code), validade, papel
 * (leitor, professor), cursos and disciplinas (codes that the link studies, by commas), professor (codes under which
 * the person teaches, by commas). Blank fields of an existing person stay; '-' empties one of the last three.
 */
export const importPatrons = endpoint({
  ...shared,
  path: '/atendimento/leitores/importacao',
  summary: 'Takes patrons in from a CSV file; the same file twice changes nothing',
});

/** Imports loans. Columns: codigo_barras, usuario, emprestado_em, vence_em, renovacoes, devolvido_em, biblioteca. */
export const importLoans = endpoint({
  ...shared,
  path: '/atendimento/emprestimos/importacao',
  summary: 'Takes loans in from a CSV file; the same file twice changes nothing',
});
