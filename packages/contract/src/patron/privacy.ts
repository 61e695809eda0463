import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { circulationRefusal } from '../protocol/circulation-refusal.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { file } from '../protocol/file.ts';
import { pageNumber } from '../protocol/page-number.ts';
import {
  consentSubjects,
  historyTerms,
  keptEnds,
  keptSections,
  keptTables,
  ownDataFormats,
  recordPlaces,
} from './privacy-code.ts';

const path = '/pessoas/meu-pergamum/privacidade';
const own = { tag: 'pessoas', access: 'patron', activity: activities.accountPrivacy } as const;

const count = z.number().int();
const term = z.enum(historyTerms);

const history = z.object({
  prazo: term,
  /** Ended loans, holds and requests that are still linked to the asker. */
  guardados: count,
  /** Loans among them that stay because a debt or suspension refers to them. */
  presos: count,
});

const decision = z.object({ dado: z.boolean(), em: z.iso.datetime(), versao: count });

export const getPrivacy = endpoint({
  ...own,
  method: 'GET',
  path,
  summary: 'What is kept of the asker and for how long, their reading history and their consents',
  responses: {
    200: z.object({
      /** Address of the institution's page on data protection; '' without one. */
      link_lgpd: z.string(),
      guardado: z.array(
        z.object({
          secao: z.enum(keptSections),
          partes: z.array(
            z.object({
              nome: z.enum(keptTables),
              ate: z.enum(keptEnds),
              /** Days after which rows are deleted automatically, where they are. */
              dias: count.nullable(),
              /** Present number of rows. */
              registros: count,
            }),
          ),
        }),
      ),
      historico: history,
      consentimentos: z.array(
        z.object({
          assunto: z.enum(consentSubjects),
          /** Whether the consent is in force now, asked or not. */
          vale: z.boolean(),
          /** Version number of the wording on the page. */
          versao: count,
          /** Whether the last decision was about an earlier wording; it stands until a new one. */
          perguntar: z.boolean(),
          /** Decisions and their moments, latest first. */
          registro: z.array(decision),
        }),
      ),
    }),
  },
});

/**
 * Changes the history's term. Entries older than the term are anonymised at once; later ones in the night after they
 * pass it.
 */
export const changeHistoryTerm = endpoint({
  ...own,
  method: 'PUT',
  path: `${path}/historico`,
  summary: 'Says for how long what the asker has borrowed stays theirs',
  body: z.strictObject({ prazo: term }),
  responses: { 200: history },
});

export const clearHistory = endpoint({
  ...own,
  method: 'DELETE',
  path: `${path}/historico`,
  summary: 'Takes the asker’s name off all that is over',
  responses: { 200: history },
});

export const decideMail = endpoint({
  ...own,
  method: 'PUT',
  path: `${path}/consentimentos/email`,
  summary: 'Agrees to be mailed what the library tells, or takes that back',
  body: z.strictObject({ dado: z.boolean() }),
  responses: { 200: z.object({ dado: z.boolean() }) },
});

export const listRecordLooks = endpoint({
  ...own,
  method: 'GET',
  path: `${path}/consultas`,
  summary: 'Who of the staff opened the asker’s record, and when, the newest first',
  query: z.object({ pagina: pageNumber }),
  responses: {
    200: z.object({
      total: count,
      pagina: count,
      quantidade: count,
      consultas: z.array(
        z.object({
          /** First name and initial; null where the login is gone. */
          nome: z.string().nullable(),
          desc_biblioteca: z.string(),
          onde: z.enum(recordPlaces),
          primeira_em: z.iso.datetime(),
          ultima_em: z.iso.datetime(),
          /** Number of look-ups on this day. */
          vezes: count,
        }),
      ),
    }),
    422: errorBody,
  },
});

/** Exports the asker's data; each export is logged. 429 `MuitasTentativas` beyond ten an hour. */
export const exportOwnData = endpoint({
  ...own,
  method: 'GET',
  path: `${path}/dados`,
  summary: 'All that is kept of the asker, as a file for programs or for people',
  rate: 'export',
  acts: true,
  query: z.object({ formato: z.enum(ownDataFormats).default('json') }),
  responses: { 200: z.object({ arquivo: file }), 422: errorBody, 429: errorBody },
});

export const checkAccountClosing = endpoint({
  ...own,
  method: 'GET',
  path: `${path}/encerramento`,
  summary: 'Everything that stands against closing the asker’s account',
  responses: {
    200: z.object({
      pode_encerrar: z.boolean(),
      /** Whether the asker works for the library: staff ask an administrator instead. */
      da_equipe: z.boolean(),
      pendencias: z.array(circulationRefusal),
      /** Logins that will be closed. */
      logins: z.array(z.string()),
    }),
  },
});

/**
 * Closes the account: ends every link and session of the asker, and deletes or anonymises their data. 422
 * `EncerramentoRecusado` with what stands against it, `ContaDaEquipe` for staff, `SenhaAtualIncorreta` for a wrong
 * password, which counts like one at sign-in. Without `senha`, 422 `ConfirmacaoNecessaria` until the asker has
 * confirmed at their provider.
 */
export const closeAccount = endpoint({
  ...own,
  method: 'POST',
  path: `${path}/encerramento`,
  summary: 'Closes the asker’s account',
  body: z.strictObject({ senha: z.string().max(1000).optional() }),
  responses: {
    200: z.object({ encerrada_em: z.iso.datetime() }),
    422: errorBody,
    429: errorBody,
    430: errorBody,
  },
});
