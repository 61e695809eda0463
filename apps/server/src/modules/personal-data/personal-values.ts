import {
  genders,
  maritalStatuses,
  personalFields,
  type ChangeableField,
  type PersonalField,
} from '@estante/contract';
import type { Db } from '@estante/database';
import { z } from 'zod';

/** Each field as a text, blank where nobody has said anything. */
type PersonalValues = Readonly<Record<PersonalField, string>>;

/** Fields that are to be others than they are. */
export type Changes = Readonly<Partial<Record<ChangeableField, string>>>;

const columnOf = {
  logradouro: 'street',
  complemento: 'complement',
  cep: 'postal_code',
  bairro: 'district',
  cidade: 'city',
  identidade: 'id_number',
  cpf: 'tax_number',
  nacionalidade: 'nationality',
  sexo: 'gender',
  data_nascimento: 'birth_date',
  estado_civil: 'marital_status',
  escolaridade: 'education',
  localizacao: 'location',
  profissao: 'job',
} as const satisfies Readonly<Record<PersonalField, string>>;

const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema]);

/** Columns that hold a choice or a day, and null where it is not known. */
const known = z.object({
  gender: orNull(z.enum(genders)),
  birth_date: orNull(z.iso.date()),
  marital_status: orNull(z.enum(maritalStatuses)),
});

export async function readPersonalValues(db: Db, personId: number): Promise<PersonalValues> {
  const row = await db
    .selectFrom('personal_data')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
  const entries = personalFields.map((field) => [field, row?.[columnOf[field]] ?? '']);
  return Object.fromEntries(entries) as PersonalValues;
}

/** Writes personal data, under the lock of the person. */
export async function writePersonalValues(
  trx: Db,
  personId: number,
  values: PersonalValues,
): Promise<void> {
  const columns = Object.fromEntries(
    personalFields.map((field) => [columnOf[field], values[field]]),
  );
  const row = { ...columns, ...known.parse(columns) };
  await trx
    .insertInto('personal_data')
    .values({ ...row, person_id: personId })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute();
}

/** Values as the wire has them: choices and days that are not known are null. */
export function presentValues(values: PersonalValues) {
  const { gender, birth_date, marital_status } = known.parse({
    gender: values.sexo,
    birth_date: values.data_nascimento,
    marital_status: values.estado_civil,
  });
  return { ...values, sexo: gender, data_nascimento: birth_date, estado_civil: marital_status };
}
