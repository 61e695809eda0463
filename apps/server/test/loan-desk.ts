import type { RenewedBy } from '@estante/database';
import { aBook, type CopyOverrides } from './records.ts';
import { startTestApp, type TestApp, type TestAppOverrides } from './start-test-app.ts';
import { loans } from '../src/modules/circulation/index.ts';

/** Logins and persons of the tests have the same number but for ana's second login. */
export const logins = { ana: 1, bruno: 2, clara: 3, davi: 4, elisa: 5, anaSaude: 6 } as const;
export const libraries = { central: 1, letras: 2, saude: 3 } as const;

/** The desk of a library, and what is done there at the hour of the clock. */
export function circulation(server: TestApp) {
  const inTransaction = server.db.transaction();
  const at = () => server.clock.now();
  return {
    lend: (barcode: string, loginId: number = logins.ana, libraryId = 1, copyId?: number) =>
      inTransaction.execute((trx) =>
        loans.lendCopy(trx, { barcode, loginId, libraryId, copyId, lentBy: logins.davi, at: at() }),
      ),
    takeBack: (barcode: string, libraryId = 1) =>
      inTransaction.execute((trx) =>
        loans.returnCopy(trx, { barcode, libraryId, returnedBy: logins.davi, at: at() }),
      ),
    renew: (
      ids: readonly number[] | 'all',
      personId: number = logins.ana,
      madeBy: RenewedBy = 'patron',
    ) => loans.renewLoans(server.db, ids, { personId, madeBy, at: at() }),
    lose: (loanId: number, price: number) =>
      inTransaction.execute((trx) =>
        loans.declareLost(trx, { loanId, price, libraryId: 1, declaredBy: logins.davi, at: at() }),
      ),
    copyOf: (barcode: string) =>
      server.db
        .selectFrom('copy')
        .select(['id', 'title_id', 'state', 'expected_on'])
        .where('barcode', '=', barcode)
        .executeTakeFirstOrThrow(),
  };
}

/** Titles with one copy each in the first library, by bar code; `more` are copies of 'Muitos'. */
export function startLoanServer(
  barcodes: readonly string[],
  more: readonly CopyOverrides[] = [],
  overrides: TestAppOverrides = {},
): Promise<TestApp> {
  const single = barcodes.map((barcode) =>
    aBook({ title: `Livro ${barcode}`, copies: [{ library: 'CENTRAL', barcode }] }),
  );
  const many = more.length > 0 ? [aBook({ title: 'Muitos', copies: more })] : [];
  return startTestApp({ ...overrides, records: [...single, ...many] });
}

/** Writes a hold on a title, whatever the rules say. */
export async function writeHold(
  server: TestApp,
  barcode: string,
  loginId: number,
): Promise<number> {
  const copy = await server.db
    .selectFrom('copy')
    .selectAll()
    .where('barcode', '=', barcode)
    .executeTakeFirstOrThrow();
  const { id } = await server.db
    .insertInto('hold')
    .values({
      person_id: loginId,
      login_id: loginId,
      title_id: copy.title_id,
      library_id: copy.library_id,
      volume: copy.volume,
      tome: copy.tome,
      part: copy.part,
      additional_material: copy.additional_material,
      location_id: null,
      placed_at: new Date(server.clock.now().epochMilliseconds),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
