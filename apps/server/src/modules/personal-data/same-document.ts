import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { sql } from 'kysely';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import { isPersonSeenBy } from '../staff-access/index.ts';

interface Document {
  readonly cpf: string;
  readonly identidade: string;
}

/**
 * Refuses a document that somebody else whom the asker sees has. Of those of other units nothing is told. Held until
 * the end of the transaction against others who write the same document.
 */
export async function refuseSameDocument(
  trx: Db,
  { cpf, identidade }: Document,
  { language, ...sought }: DocumentSearch & { readonly language: Language },
): Promise<Refusal | null> {
  if (cpf === '' && identidade === '') return null;
  for (const one of [`cpf ${cpf}`, `id ${identidade}`].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${one}, 0))`.execute(trx);
  const other = await findByDocument(trx, { cpf, identidade }, sought);
  if (!other) return null;
  const values = { nome: other.name, cod_pessoa: other.id };
  const mensagem = translatorFor(language)('errors.PessoaJaCadastrada', values);
  return {
    ...refuse(409, 'PessoaJaCadastrada', values),
    fields: [{ campo: other.hasTaxNumber ? 'cpf' : 'identidade', mensagem }],
  };
}

interface DocumentSearch {
  readonly asker: number;
  /** Person who is left out of the search; null: nobody is. */
  readonly personId: number | null;
}

/** Somebody whom a login of the staff sees, by either document as it is written. */
async function findByDocument(
  db: Db,
  { cpf, identidade }: Document,
  { asker, personId }: DocumentSearch,
) {
  return db
    .selectFrom('person as p')
    .innerJoin('personal_data as d', 'd.person_id', 'p.id')
    .select(['p.id', 'p.name'])
    .select(sql<boolean>`${cpf} <> '' and d.tax_number = ${cpf}`.as('hasTaxNumber'))
    .where('p.closed_at', 'is', null)
    .where(isPersonSeenBy(asker, 'p.id'))
    .where(sql<boolean>`p.id is distinct from ${personId}::integer`)
    .where(
      sql<boolean>`((${cpf} <> '' and d.tax_number = ${cpf})
        or (${identidade} <> '' and d.id_number = ${identidade}))`,
    )
    .orderBy('p.id')
    .executeTakeFirst();
}
