import { z } from 'zod';
import { heldTitle } from '../hold/hold.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { file } from '../protocol/file.ts';
import { recordId } from '../protocol/record-id.ts';
import { staffListAnswer, staffListQuery } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { languages } from '../protocol/language.ts';
import { overdueBands } from './overdue-band.ts';

const shared = {
  method: 'GET',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('overdueLoans'),
} as const;
const count = z.number().int();
/** Query of overdue loans; its days are due days. */
const query = { ...staffListQuery, situacao: z.enum(overdueBands).optional() };

const overdueLoan = z.object({
  codigo: count,
  acervo: heldTitle,
  codigo_barras: z.string(),
  numero_chamada: z.string(),
  desc_biblioteca: z.string(),
  pessoa: z.object({
    nome_pessoa: z.string(),
    usuario: z.string(),
    emails: z.array(z.string()),
    telefone: z.string(),
  }),
  data_emprestimo: z.iso.datetime(),
  devolver_ate: z.iso.date(),
  /** Due moment of a loan by the hour; null for others. */
  devolver_as: z.iso.datetime().nullable(),
  /** Civil days overdue; 0: hours. */
  dias: count,
  /**
   * Fine if it were returned now, and the number of days it counts: those on which a library is closed may not count.
   */
  multa_centavos: count,
  dias_multa: count,
  /** Whether other readers wait for its title there. */
  reservado: z.boolean(),
  /** Moment at which its reader was last notified of the lateness. */
  ultimo_aviso: z.iso.datetime().nullable(),
});

export const listOverdueLoans = endpoint({
  ...shared,
  path: '/atendimento/atrasos',
  summary:
    'Who is late with what of the asker’s unit, the latest first; of all, for administrators',
  query: z.object(query),
  responses: {
    200: z.object({
      ...staffListAnswer,
      contagem: z.array(z.object({ situacao: z.enum(overdueBands), total: count })),
      atrasos: z.array(overdueLoan),
    }),
    422: errorBody,
  },
});

export const downloadOverdueLoans = endpoint({
  ...shared,
  rate: 'export',
  path: '/atendimento/atrasos/arquivo',
  summary: 'The same as a table (CSV), all pages of it, as long as a file may be',
  query: z.object(query).omit({ pagina: true }),
  responses: {
    /** `cortado`: there are more loans than a file holds. */
    200: z.object({ arquivo: file, cortado: z.boolean() }),
    422: errorBody,
  },
});

export const tellOverdue = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/atrasos/{id}/aviso',
  summary:
    'Tells the person of a late loan of all their late loans that the asker sees, by letter too where they want letters; once a day',
  params: z.object({ id: recordId }),
  body: z.strictObject({}),
  responses: {
    200: z.object({
      /** Number of loans that the reader was notified of now; 0: they had been notified of each today. */
      emprestimos: count,
      por_email: z.boolean(),
    }),
    /** No such late loan of the asker’s unit. */
    404: errorBody,
  },
});

/** Printed letter, in the language of its reader. */
const letter = z.object({
  idioma: z.enum(languages),
  nome_pessoa: z.string(),
  /** Lines of an address; none where unknown. */
  endereco: z.array(z.string()),
  /** Date of the letter and its sentences, in its language. */
  data: z.string(),
  saudacao: z.string(),
  pedido: z.string(),
  emprestimos: z.array(z.string()),
  fecho: z.string(),
});

export const writeOverdueLetters = endpoint({
  ...shared,
  rate: 'export',
  path: '/atendimento/atrasos/cartas',
  summary: 'A letter to print for each person of the list, of all that they are late with in it',
  query: z.object(query).omit({ pagina: true }),
  responses: {
    /** `cortado`: there are more letters than one print has. */
    200: z.object({ cartas: z.array(letter), cortado: z.boolean() }),
    422: errorBody,
  },
});
