import { z } from 'zod';
import {
  pageAddress,
  staffDocument,
  staffDocumentCalls,
  staffText,
} from '../protocol/staff-document.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { refusedAs } from '../protocol/value-fault.ts';
import { webAddress } from '../protocol/web-address.ts';

const anIsbn = '9780000000002';

function isPattern(text: string): boolean {
  return text.includes('{isbn}') && webAddress(text.replaceAll('{isbn}', anIsbn)) !== null;
}

const source = {
  /** Number of the source; null for a new one. */
  cod_fonte: recordNumber.nullable(),
  nome: staffText(60).min(1),
  /** Address with `{isbn}` in place of the thirteen digits. */
  endereco: z.string().max(1000).refine(isPattern, refusedAs('address')),
  /** Path to the picture’s address in a JSON answer; '' where the answer is the picture. */
  caminho: z.string().regex(/^(?:[\w-]{1,40}(?:\.[\w-]{1,40}){0,9})?$/),
  /** Page that the credit links to; '' for none. */
  pagina: pageAddress,
  ligada: z.boolean(),
  /** Seconds between two requests. */
  pausa: z.number().int().min(1).max(3600),
};

const state = z.object({
  /** Editions with a cover there, without one, and with no picture or no answer. */
  achadas: z.number().int(),
  sem_capa: z.number().int(),
  falhas: z.number().int(),
  perguntada_em: z.iso.datetime().nullable(),
  /** End of a pause after a failure, or at the source's request. */
  descansa_ate: z.iso.datetime().nullable(),
});

/** Host, with the port unless it is the usual one: 'repositorio.example.org'. */
const host = z
  .string()
  .max(255)
  .toLowerCase()
  .refine((text) => URL.parse(`https://${text}/`)?.host === text, refusedAs('address'));

const switches = {
  ligada: z.boolean(),
  /** Whether first pages of documents on these hosts serve as covers. */
  documentos: z.boolean(),
  servidores: z.array(host).max(20),
};
const sourcesLimit = 20;

/** Cover sources. A source that is left out is removed with what is remembered of it; its covers stay. */
export const { read: getCoverSources, change: changeCoverSources } = staffDocumentCalls(
  'coverSources',
  {
    at: { path: '/atendimento/fontes-capas' },
    document: staffDocument({
      ...switches,
      fontes: z.array(z.strictObject({ ...source, estado: state.nullable() })),
      /** Titles without a cover, and those with one fetched, or made from a document. */
      sem_capa: z.number().int(),
      buscadas: z.number().int(),
      de_documentos: z.number().int(),
    }),
    change: staffDocument({
      ...switches,
      fontes: z.array(z.strictObject(source)).max(sourcesLimit),
    }),
    reads: 'Where covers are fetched, and how it went',
    changes: 'Changes where covers are fetched, or whether they are',
  },
);
