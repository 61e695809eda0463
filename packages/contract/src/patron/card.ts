import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { qrDrawing } from '../loan/loan-token.ts';

/** Contents of the card; due dates and holds are told by their own calls. */
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
      /** '' where the login is of none. */
      categoria: z.string(),
      /** The last day on which the registration is good; null: it has no end. */
      validade: z.iso.date().nullable(),
      /** Whether that day is over. */
      vencido: z.boolean(),
      /** Code 128 of the login, one unit high; null where it has letters that the code has not. */
      codigo_barras: z
        .object({
          /** Units, without its quiet margins. */
          largura: z.number().int(),
          /** Path of the dark bars, as the attribute `d` of SVG has it. */
          desenho: z.string(),
        })
        .nullable(),
      qr: qrDrawing,
      /** The library that the login is a link to. */
      biblioteca: z.object({
        cod_biblioteca: z.number().int(),
        desc_biblioteca: z.string(),
        endereco: z.string(),
        telefone: z.string(),
        horario: z.string(),
        observacao: z.string(),
        /**
         * Days of the next fourteen on which the library is closed; today is the first of the
         * fourteen.
         */
        fechada_em: z.array(z.iso.date()),
      }),
    }),
  },
});
