import { z } from 'zod';
import { civilDay } from './civil-day.ts';
import { listPage, pageNumber } from './page-number.ts';
import { recordId } from './record-id.ts';
import { unlessEmpty } from './unless-empty.ts';
import { textSchema } from './text-schema.ts';

/** Number of entries of a list of the staff area on a page. */
export const staffPageSize = 20;

/** Parameters that narrow each list of the staff area. Days are civil ones where the libraries are. */
export const staffListQuery = {
  /** Only of those who see several libraries. */
  biblioteca: unlessEmpty(recordId),
  /** A part of what was written, or of a name. */
  texto: textSchema(200).default(''),
  dataIni: civilDay.optional(),
  dataFim: civilDay.optional(),
  pagina: pageNumber,
};

/** The unit whose things the asker sees; null: those of all. */
export const staffUnit = z
  .object({ cod_biblioteca: z.number().int(), desc_biblioteca: z.string() })
  .meta({ id: 'Library' })
  .nullable();

/** Fields that each list of the staff area tells of itself. */
export const staffListAnswer = z
  .object({
    ...listPage,
    unidade: staffUnit,
  })
  .meta({ id: 'StaffList' }).shape;

/** Person who wrote, as the staff see them. */
export const writer = z
  .object({
    nome_pessoa: z.string(),
    /** An answer can be mailed to them. */
    tem_email: z.boolean(),
  })
  .meta({ id: 'Writer' });

/** Person who acted, and the moment. */
export const handled = z
  .object({
    /** Null where nobody has, or the login is gone. */
    nome: z.string().nullable(),
    em: z.iso.datetime(),
  })
  .meta({ id: 'Handling' }).shape;
