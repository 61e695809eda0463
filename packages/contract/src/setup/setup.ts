import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { lineSchema } from '../protocol/text-schema.ts';
import { passwordRules } from '../session/recovery.ts';

const shared = {
  path: '/instalacao',
  tag: 'instalacao',
  access: 'public',
  isBeforeSetup: true,
} as const;

export const getSetup = endpoint({
  ...shared,
  method: 'GET',
  summary:
    'Whether the network still waits for its first administrator, and what a password must be',
  responses: { 200: z.object({ pendente: z.boolean(), regras_senha: passwordRules }) },
});

/**
 * Sets a new network up at once: its name, a first library, and an administrator. 409 `RedeJaInstalada` once there is
 * an administrator.
 */
export const setUp = endpoint({
  ...shared,
  method: 'POST',
  summary: 'Sets up a network that nobody administers yet, by the code its server has printed',
  rate: 'signIn',
  body: z.strictObject({
    /** Code that `npm start` prints; blanks, hyphens and case do not matter. */
    codigo: lineSchema(40),
    instituicao: lineSchema(200),
    sigla: lineSchema(30),
    campus: lineSchema(200),
    biblioteca: lineSchema(200),
    /** Code by which MARC records name the library. */
    sigla_biblioteca: lineSchema(10),
    nome: lineSchema(200),
    email: lineSchema(254),
    usuario: lineSchema(50),
    senha: z.string().max(1000),
    /** Whether to add loan types with their rules, and closed Sundays. Nothing is lent without rules. */
    regras: z.boolean(),
    /** Whether to add Brazil's national holidays of this year and the next. */
    feriados: z.boolean(),
  }),
  responses: {
    200: z.object({ usuario: z.string() }),
    409: errorBody,
    422: errorBody,
  },
});
