import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { isbn13In } from '@estante/marc';
import { translatorFor } from '@estante/phrases';
import { sql } from 'kysely';
import { refuseBlank, refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import * as imports from '../import/index.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'importPool'>;

/** Adds a title not yet catalogued: found, lent and exported by its short record until a whole one comes. */
export function addShortRecord({
  db,
  clock,
  importPool,
}: Deps): UseCase<typeof endpoints.addShortRecord> {
  return async ({ body: { titulo, autor, isbn, ano } }, { language }) => {
    const t = translatorFor(language);
    if (titulo === '') return refuseBlank('titulo', t('fieldNames.titulo'), language);
    const isbn13 = isbn === '' ? '' : isbn13In(isbn);
    if (isbn !== '' && !isbn13) return refuseIsbn(t('staffCopies.badIsbn'), language);
    const known = isbn13 ? await findByIsbn(db, isbn13) : null;
    if (known) return refuseIsbn(t('staffCopies.knownIsbn', known), language);
    const work = { title: titulo, author: autor, isbn: isbn13 || '', year: ano };
    const deps = { pool: importPool, clock };
    return { status: 200, body: { cod_acervo: await imports.addShortRecord(deps, work) } };
  };
}

function refuseIsbn(mensagem: string, language: Language): Refusal {
  return refuseFields([{ campo: 'isbn', mensagem }], language);
}

async function findByIsbn(db: Db, isbn: string) {
  const { rows } = await sql<{ title: string; id: string }>`
    select t.description ->> 'title' as title, t.id::text as id
    from bibliographic_record r join title t on t.id = r.title_id
    where r.isbns @> array[${isbn}] and t.withdrawn_at is null order by t.id limit 1`.execute(db);
  return rows[0] ?? null;
}
