import { z } from 'zod';
import { recordNumber } from '../protocol/record-id.ts';
import {
  inEachLanguage,
  staffDocument,
  staffDocumentCalls,
  staffText,
} from '../protocol/staff-document.ts';
import { nameLists } from './name-list.ts';

const lista = z.enum(nameLists);
/** Number of the entry in its list. */
const codigo = recordNumber;
/** Name in another language; empty: the network's own name is shown. */
const other = staffText(200);

const name = z.strictObject({
  lista,
  codigo,
  /** Name by language; Portuguese has the network's own, which is edited in its list. */
  nome: inEachLanguage(z.string()),
  /** Name that tells it apart: the library of a service point, the campus of a library; else ''. */
  de: z.string(),
});

export const { read: getNames, change: changeNames } = staffDocumentCalls('names', {
  at: { path: '/atendimento/nomes' },
  document: staffDocument({ nomes: z.array(name) }),
  change: staffDocument({
    nomes: z
      .array(z.strictObject({ lista, codigo, nome: z.strictObject({ en: other, es: other }) }))
      .max(5000),
  }),
  reads:
    'What campuses, libraries, shelves, collections and other lists are called in each language',
  changes: 'Changes English and Spanish names of entries; those left out keep theirs',
});
