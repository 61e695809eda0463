import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { lineSchema } from '../protocol/text-schema.ts';
import { holdChoices, holdWish, openHold } from '../hold/hold.ts';
import { deskCall } from './desk-call.ts';
import { exception } from './desk-exception.ts';

/** Most titles in an answer. */
const told = 10;

export const findDeskTitles = endpoint({
  ...deskCall,
  method: 'GET',
  path: '/atendimento/circulacao/titulos',
  summary: 'Titles by the bar code of a copy, their number or their words, for a hold: ten at most',
  query: z.object({ texto: lineSchema(200).default('') }),
  responses: {
    200: z.object({
      titulos: z
        .array(
          z.object({
            cod_acervo: z.number().int(),
            titulo: z.string(),
            autor: z.string(),
            ano: z.string(),
          }),
        )
        .max(told),
    }),
  },
});

/**
 * Choices for a hold. 404 `LeitorNaoEncontrado` where there is no such link, `AcervoNaoEncontrado` where there is no
 * such title.
 */
export const getDeskHoldChoices = endpoint({
  ...deskCall,
  method: 'GET',
  path: '/atendimento/circulacao/reserva',
  summary: 'What of a title a patron may wait for, and what speaks against each choice',
  query: z.object({
    cod_login: z.coerce.number().pipe(recordNumber),
    cod_acervo: z.coerce.number().pipe(recordNumber),
  }),
  responses: { 200: holdChoices, 404: errorBody },
});

/**
 * Places a hold at the desk. 422 `ReservaRecusada` with every reason; `OpcoesNaoSelecionadas` where a choice is null.
 */
export const placeDeskHold = endpoint({
  ...deskCall,
  method: 'POST',
  path: '/atendimento/circulacao/reserva',
  summary: 'Places a hold for a patron at the desk',
  body: z.strictObject({ cod_login: recordNumber, ...holdWish, excecao: exception.optional() }),
  responses: { 200: openHold, 403: errorBody, 404: errorBody, 422: errorBody },
});
