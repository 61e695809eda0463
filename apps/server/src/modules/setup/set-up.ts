import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { foldUsername, hashPassword } from '../auth/index.ts';
import { openingCalendar } from '../circulation/index.ts';
import type { Context } from '../context.ts';
import { writeSettings } from '../institution/index.ts';
import { lockAdministrators } from '../staff-access/index.ts';
import { addAdministrator, hasAdministrator } from './administrator-repository.ts';
import { refuseEntry, type SetupEntry } from './read-setup.ts';
import { clearRules, writeSampleRules } from './sample-rules.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'record' | 'setupCode'>;

/** Sets the network up, all of it or nothing, once: of two callers at the same time one is told that it is done. */
export function setUp(deps: Deps): UseCase<typeof endpoints.setUp> {
  const { db, setupCode: code } = deps;
  return async ({ body }, { language }) => {
    if (await hasAdministrator(db)) return refuse(409, 'RedeJaInstalada');
    const refusal = await refuseEntry(db, body, { code, language });
    if (refusal) return refusal;
    const passwordHash = await hashPassword(body.senha.trim());
    return db.transaction().execute((trx) => write(trx, deps, { ...body, passwordHash, language }));
  };
}

type NewNetwork = SetupEntry & { readonly passwordHash: string; readonly language: Language };

async function write(
  trx: Db,
  { clock, record }: Deps,
  entry: NewNetwork,
): Promise<{ readonly status: 200; readonly body: { readonly usuario: string } } | Refusal> {
  await lockAdministrators(trx);
  if (await hasAdministrator(trx)) return refuse(409, 'RedeJaInstalada');
  const { language, nome: name, email, passwordHash } = entry;
  const username = foldUsername(entry.usuario);
  if (await isTaken(trx, username)) {
    const fields = [{ campo: 'usuario', mensagem: translatorFor(language)('setup.takenUser') }];
    return refuseFields(fields, language);
  }
  await writeSettings(trx, [
    ['name', entry.instituicao],
    ['initials', entry.sigla],
    ['supportMessage', email],
  ]);
  const libraryId = await placeLibrary(trx, entry);
  const person = { name, email, username, passwordHash, libraryId, language };
  const loginId = await addAdministrator(trx, person);
  await (entry.regras ? writeSampleRules(trx) : clearRules(trx));
  if (entry.feriados) await closeOnHolidays(trx, clock.today().year);
  await record(trx, clock, { kind: 'network-set-up', loginId });
  return { status: 200, body: { usuario: username } };
}

async function isTaken(trx: Db, username: string): Promise<boolean> {
  const found = trx.selectFrom('login').select('id').where('username', '=', username);
  return (await found.executeTakeFirst()) !== undefined;
}

/**
 * Adds the first library. Where records were imported before, that of its code is there, with the code for a
 * name, which is replaced.
 */
async function placeLibrary(
  trx: Db,
  { campus, biblioteca: name, sigla_biblioteca: code }: NewNetwork,
): Promise<number> {
  const { id: campus_id } = await trx
    .insertInto('campus')
    .values({ code: 'SEDE', name: campus })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ name: campus }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('library')
    .values({ code, name, campus_id })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ name, campus_id }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function closeOnHolidays(trx: Db, year: number): Promise<void> {
  const days = [year, year + 1]
    .flatMap(openingCalendar.nationalHolidays)
    .map(({ day, name: reason }) => ({
      from_day: day.toString(),
      until_day: day.toString(),
      is_open: false,
      reason,
    }));
  await trx.insertInto('opening_entry').values(days).execute();
}
