import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { qrDrawing } from '../loan/loan-token.ts';

/** Gets the card; due dates and holds have calls of their own. */
export const getCard = endpoint({
  activity: activities.accountCard,
  method: 'GET',
  path: '/pessoas/cartao',
  summary:
    'The digital card of the person who has signed in: codes of the login, and their library',
  tag: 'pessoas',
  access: 'patron',
  responses: {
    200: z.object({
      nome: z.string(),
      login: z.string(),
      /** Patron category; '' without one. */
      categoria: z.string(),
      /** Last day on which the registration is valid; null: it has no end. */
      validade: z.iso.date().nullable(),
      /** Whether that day is over. */
      vencido: z.boolean(),
      /** Login in Code 128, one unit high; null where it has characters outside that code. */
      codigo_barras: z
        .object({
          /** Width in units, without the quiet margins. */
          largura: z.number().int(),
          /** Path of the dark bars, as the attribute `d` of SVG has it. */
          desenho: z.string(),
        })
        .nullable(),
      qr: qrDrawing,
      /** Library of the login's link. */
      biblioteca: z.object({
        cod_biblioteca: z.number().int(),
        desc_biblioteca: z.string(),
        endereco: z.string(),
        telefone: z.string(),
        horario: z.string(),
        observacao: z.string(),
        /** Closed days of the library among the next fourteen, today included. */
        fechada_em: z.array(z.iso.date()),
      }),
    }),
  },
});
