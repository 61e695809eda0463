import { z } from 'zod';
import { civilDay } from '../protocol/civil-day.ts';
import { recordNumber } from '../protocol/record-id.ts';
import {
  inEachLanguage,
  staffDocument,
  staffDocumentCalls,
  staffText,
} from '../protocol/staff-document.ts';
import { refusedAs } from '../protocol/value-fault.ts';
import { frontShelfKinds } from './front-shelf-kind.ts';

const day = z.union([z.literal(''), civilDay]);

const shelf = z
  .strictObject({
    /** Number of the shelf; null for a new one. */
    cod_estante: recordNumber.nullable(),
    tipo: z.enum(frontShelfKinds),
    /** Names by language; one without a name shows Portuguese. */
    nomes: inEachLanguage(staffText(80)),
    /** Query of a search as `/consulta` takes it, or code of a shared list; '' for other kinds. */
    alvo: staffText(2000),
    ligada: z.boolean(),
    /** First and last day of showing; '' leaves an end open. */
    de: day,
    ate: day,
  })
  .refine((one) => !isMade(one) || one.nomes.pt !== '', refusedAs('missing', ['nomes', 'pt']))
  .refine((one) => isMade(one) === (one.alvo !== ''), refusedAs('missing', ['alvo']))
  .refine(
    ({ de, ate }) => de === '' || ate === '' || de <= ate,
    refusedAs('daysBackwards', ['ate']),
  );

function isMade({ tipo }: { readonly tipo: (typeof frontShelfKinds)[number] }): boolean {
  return tipo === 'busca' || tipo === 'lista';
}

const shelves = staffDocument({ estantes: z.array(shelf).max(20) });

/** Shelves in the order sent. Staff's shelves that are left out are removed; the two built-in ones stay. */
export const { read: getFrontShelves, change: changeFrontShelves } = staffDocumentCalls(
  'frontShelves',
  {
    at: { path: '/atendimento/estantes' },
    document: shelves,
    change: shelves,
    reads: 'Shelves of the front page, in every language',
    changes: 'Changes, adds, orders and takes away shelves of the front page',
  },
);
