import { expect, test, type APIRequestContext } from '@playwright/test';
import { aPerson, type TestPerson } from './people.ts';
import { inDatabase } from './settings.ts';
import { beginSession } from './sign-in.ts';

/** Reader who may borrow, and unique bar codes of copies on the shelf; `skipped` ones are left to other tests. */
export async function aBorrower(copies: number, skipped = 0) {
  const person = await aPerson();
  const barcodes = await inDatabase(async (db) => {
    const rows = await db
      .selectFrom('copy as c')
      .innerJoin('library as l', 'l.id', 'c.library_id')
      .select('c.barcode')
      .where('l.code', '=', 'BC')
      .where('c.state', '=', 'available')
      .where('c.barcode', 'is not', null)
      .where((of) =>
        of.not(
          of.exists(
            of
              .selectFrom('copy as o')
              .select('o.id')
              .whereRef('o.barcode', '=', 'c.barcode')
              .whereRef('o.id', '!=', 'c.id'),
          ),
        ),
      )
      .orderBy('c.id', test.info().project.name === 'phone' ? 'desc' : 'asc')
      .limit(copies)
      .offset(skipped)
      .execute();
    return rows.flatMap(({ barcode }) => barcode ?? []);
  });
  return { person, barcodes };
}

/** Lends copies to a person, by the calls of the desk. */
export async function lend(
  request: APIRequestContext,
  { username }: TestPerson,
  barcodes: readonly string[],
): Promise<void> {
  const { credentials } = await beginSession(request, 'bibliotecaria');
  const headers = { authorization: `Bearer ${credentials.accessToken}` };
  const { id: cod_login } = await inDatabase((db) =>
    db.selectFrom('login').select('id').where('username', '=', username).executeTakeFirstOrThrow(),
  );
  for (const codigo_barras of barcodes) {
    const data = { cod_login, codigo_barras };
    const lent = await request.post('/api/atendimento/circulacao/emprestimo', { headers, data });
    expect(lent.status(), await lent.text()).toBe(200);
  }
}
