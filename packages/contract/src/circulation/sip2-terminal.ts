import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { handled } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema, textSchema } from '../protocol/text-schema.ts';
import { kioskLengths } from './kiosk-state.ts';
import { sip2CharacterSets, sip2Lengths, sip2Rights } from './sip2-terminal-state.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('sip2Terminals'),
} as const;

const bin = z.string();
const terminal = z
  .object({
    codigo: z.number().int(),
    /** User name for signing in (CN). */
    usuario: z.string(),
    /** Institution id that it sends (AO); '' where any is accepted. */
    instituicao: z.string(),
    cod_biblioteca: z.number().int(),
    desc_biblioteca: z.string(),
    ponto_atendimento: z.number().int().nullable(),
    desc_ponto_atendimento: z.string().nullable(),
    caracteres: z.enum(sip2CharacterSets),
    exige_soma: z.boolean(),
    direitos: z.array(z.enum(sip2Rights)),
    /** Sorter bins by destination; '' for none. */
    caixas: z.object({ estante: bin, reserva: bin, transito: bin }),
    registro: z.object(handled),
    ultimo_uso: z.iso.datetime().nullable(),
    revogacao: z.object({ ...handled, motivo: z.string() }).nullable(),
  })
  .meta({ id: 'Sip2Terminal' });

const binInput = lineSchema(sip2Lengths.bin).default('');
const input = {
  /** User name: small letters, digits, '-' and '_'. */
  usuario: lineSchema(sip2Lengths.login).transform((name) => name.toLowerCase()),
  instituicao: lineSchema(sip2Lengths.institution).default(''),
  cod_biblioteca: recordNumber,
  ponto_atendimento: recordNumber.nullable().default(null),
  caracteres: z.enum(sip2CharacterSets),
  exige_soma: z.boolean(),
  direitos: z.array(z.enum(sip2Rights)).max(sip2Rights.length),
  caixas: z
    .strictObject({ estante: binInput, reserva: binInput, transito: binInput })
    .default({ estante: '', reserva: '', transito: '' }),
};

/** Terminal with its password for signing in (CO), which is given here and never again. */
const withPassword = terminal.extend({ senha: z.string() });

export const listSip2Terminals = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/terminais-sip2',
  summary: 'Terminals of the asker’s unit that lend by SIP2; all, for administrators',
  responses: {
    200: z.object({
      terminais: z.array(terminal),
      /** Libraries that the asker may set a terminal up for. */
      bibliotecas: z.array(
        z.object({
          cod_biblioteca: z.number().int(),
          desc_biblioteca: z.string(),
          pontos: z.array(z.object({ codigo: z.number().int(), descricao: z.string() })),
        }),
      ),
    }),
  },
});

/** Adds a terminal. 422 at `usuario` where another terminal has that user name. */
export const addSip2Terminal = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/terminais-sip2',
  summary: 'Sets up a terminal; its password is told this once',
  body: z.strictObject(input),
  responses: { 200: withPassword, 404: errorBody, 422: errorBody },
});

const one = { params: z.object({ id: recordId }) } as const;

/** Changes a terminal, from its next message on. */
export const changeSip2Terminal = endpoint({
  ...shared,
  ...one,
  method: 'PUT',
  path: '/atendimento/terminais-sip2/{id}',
  summary: 'Changes a terminal',
  body: z.strictObject(input),
  responses: { 200: terminal, 404: errorBody, 422: errorBody },
});

export const renewSip2Password = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: '/atendimento/terminais-sip2/{id}/senha',
  summary: 'Gives a terminal another password; that before it opens nothing any more',
  responses: { 200: withPassword, 404: errorBody },
});

/** Revokes a terminal. 409 `SituacaoMudou` where it was revoked before. */
export const revokeSip2Terminal = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: '/atendimento/terminais-sip2/{id}/revogacao',
  summary: 'Takes a terminal out of service, with a reason',
  body: z.strictObject({ motivo: textSchema(kioskLengths.reason) }),
  responses: { 200: terminal, 404: errorBody, 409: errorBody, 422: errorBody },
});
