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
    /** Null: a new one. */
    cod_estante: recordNumber.nullable(),
    tipo: z.enum(frontShelfKinds),
    /** A language without one shows the Portuguese name. */
    nomes: inEachLanguage(staffText(80)),
    /** The query of a search as `/consulta` takes it, or the code of a shared list; '' of the others. */
    alvo: staffText(2000),
    ligada: z.boolean(),
    /** First and last day on which it is shown; '' leaves an end open. */
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

/** In the order sent. Those of staff that are left out are taken away; the two of their own stay. */
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
