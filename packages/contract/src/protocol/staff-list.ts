import { z } from 'zod';
import { civilDay } from './civil-day.ts';
import { listPage, pageNumber } from './page-number.ts';
import { recordId } from './record-id.ts';
import { unlessEmpty } from './unless-empty.ts';
import { textSchema } from './text-schema.ts';

/** Number of entries on a page of a staff list. */
export const staffPageSize = 20;

/** Parameters that narrow each staff list. Days are civil ones in the libraries' time zone. */
export const staffListQuery = {
  /** Library, for staff who see several. */
  biblioteca: unlessEmpty(recordId),
  /** Part of a text, or of a name. */
  texto: textSchema(200).default(''),
  dataIni: civilDay.optional(),
  dataFim: civilDay.optional(),
  pagina: pageNumber,
};

/** Unit that the list is limited to; null: all units. */
export const staffUnit = z
  .object({ cod_biblioteca: z.number().int(), desc_biblioteca: z.string() })
  .meta({ id: 'Library' })
  .nullable();

/** Fields of every staff list. */
export const staffListAnswer = z
  .object({
    ...listPage,
    unidade: staffUnit,
  })
  .meta({ id: 'StaffList' }).shape;

/** Person who wrote, as staff see them. */
export const writer = z
  .object({
    nome_pessoa: z.string(),
    /** Whether an answer can be mailed to them. */
    tem_email: z.boolean(),
  })
  .meta({ id: 'Writer' });

/** Person who acted, and the moment. */
export const handled = z
  .object({
    /** Name; null where nobody has acted, or the login is gone. */
    nome: z.string().nullable(),
    em: z.iso.datetime(),
  })
  .meta({ id: 'Handling' }).shape;
