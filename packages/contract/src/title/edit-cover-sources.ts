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
  /** Null: a new one. */
  cod_fonte: recordNumber.nullable(),
  nome: staffText(60).min(1),
  /** With `{isbn}` in place of the thirteen digits. */
  endereco: z.string().max(1000).refine(isPattern, refusedAs('address')),
  /** The way to the picture’s address in an answer of JSON; '' where the answer is the picture. */
  caminho: z.string().regex(/^(?:[\w-]{1,40}(?:\.[\w-]{1,40}){0,9})?$/),
  /** Page to which the credit leads; '' for none. */
  pagina: pageAddress,
  ligada: z.boolean(),
  /** Seconds between two questions. */
  pausa: z.number().int().min(1).max(3600),
};

const state = z.object({
  /** Editions of which it had a cover, had none, and sent no picture or no answer. */
  achadas: z.number().int(),
  sem_capa: z.number().int(),
  falhas: z.number().int(),
  perguntada_em: z.iso.datetime().nullable(),
  /** Until when it is left alone, where it failed or asked for that. */
  descansa_ate: z.iso.datetime().nullable(),
});

/** Host, and port where it is not the usual one: 'repositorio.example.org'. */
const host = z
  .string()
  .max(255)
  .toLowerCase()
  .refine((text) => URL.parse(`https://${text}/`)?.host === text, refusedAs('address'));

const switches = {
  ligada: z.boolean(),
  /** Whether documents on these hosts lend their first pages. */
  documentos: z.boolean(),
  servidores: z.array(host).max(20),
};
const sourcesLimit = 20;

/** Sources that are left out are gone, with what is remembered of them; covers that came of them stay. */
export const { read: getCoverSources, change: changeCoverSources } = staffDocumentCalls(
  'coverSources',
  {
    at: { path: '/atendimento/fontes-capas' },
    document: staffDocument({
      ...switches,
      fontes: z.array(z.strictObject({ ...source, estado: state.nullable() })),
      /** Titles without a cover, and those of which one was fetched or made of a document. */
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
