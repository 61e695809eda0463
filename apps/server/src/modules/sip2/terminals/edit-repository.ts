import type { Success, endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { sha256 } from '../../../platform/digest.ts';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { isSeenBy, type Sight } from '../../staff-access/index.ts';

type TerminalView = Success<typeof endpoints.changeSip2Terminal>;
export type TerminalInput = Pick<
  TerminalView,
  | 'usuario'
  | 'instituicao'
  | 'cod_biblioteca'
  | 'ponto_atendimento'
  | 'caracteres'
  | 'exige_soma'
  | 'direitos'
  | 'caixas'
>;

export function columnsOf(input: TerminalInput) {
  const { direitos, caixas } = input;
  return {
    login_name: input.usuario,
    institution: input.instituicao,
    library_id: input.cod_biblioteca,
    service_point_id: input.ponto_atendimento,
    character_set: input.caracteres,
    asks_checksum: input.exige_soma,
    may_lend: direitos.includes('emprestar'),
    may_take_back: direitos.includes('devolver'),
    may_renew: direitos.includes('renovar'),
    may_take_payments: direitos.includes('receber'),
    shelf_bin: caixas.estante,
    hold_bin: caixas.reserva,
    transit_bin: caixas.transito,
  };
}

type Columns = ReturnType<typeof columnsOf>;

/** Terminals of the unit whose things a login of the staff acts on. */
function seen({ db, loginId, language }: Sight) {
  return db
    .selectFrom('sip2_terminal as s')
    .innerJoin('library as u', 'u.id', 's.library_id')
    .leftJoin('service_point as p', 'p.id', 's.service_point_id')
    .innerJoin('login as sl', 'sl.id', 's.set_up_by')
    .innerJoin('person as sp', 'sp.id', 'sl.person_id')
    .leftJoin('login as rl', 'rl.id', 's.revoked_by')
    .leftJoin('person as rp', 'rp.id', 'rl.person_id')
    .selectAll('s')
    .select([nameIn('u', language).as('library'), 'sp.name as setter', 'rp.name as revoker'])
    .select(nameIn<string | null>('p', language).as('servicePoint'))
    .where(isSeenBy(loginId, 's.library_id'));
}

export type TerminalRow = Awaited<ReturnType<typeof findTerminals>>[number];

/** Terminals that the asker sees, those in service first. */
export function findTerminals(sight: Sight) {
  return seen(sight)
    .orderBy((order) => order('s.revoked_at', 'is not', null))
    .orderBy('s.login_name')
    .execute();
}

export function findTerminal(sight: Sight, id: number) {
  return seen(sight).where('s.id', '=', id).executeTakeFirst();
}

/** Writes a terminal; null where another signs in by the name. */
export async function insertTerminal(
  db: Db,
  row: Columns & { readonly set_up_by: number; readonly set_up_at: Date },
  password: string,
): Promise<number | null> {
  const written = await db
    .insertInto('sip2_terminal')
    .values({ ...row, secret_hash: sha256(password) })
    .onConflict((conflict) => conflict.column('login_name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written?.id ?? null;
}

/** Changes a terminal that is in service. */
export async function updateTerminal(
  { db, loginId }: Sight,
  id: number,
  row: Columns,
): Promise<'done' | 'taken'> {
  return db.transaction().execute(async (trx) => {
    const other = await trx
      .selectFrom('sip2_terminal')
      .select('id')
      .where('login_name', '=', row.login_name)
      .where('id', '<>', id)
      .executeTakeFirst();
    if (other) return 'taken';
    await trx
      .updateTable('sip2_terminal')
      .set(row)
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .where(isSeenBy(loginId, 'sip2_terminal.library_id'))
      .execute();
    return 'done';
  });
}

export async function writePassword(
  { db, loginId }: Sight,
  id: number,
  password: string,
): Promise<boolean> {
  const row = await db
    .updateTable('sip2_terminal')
    .set({ secret_hash: sha256(password) })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where(isSeenBy(loginId, 'sip2_terminal.library_id'))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function revokeTerminal(
  { db, loginId }: Sight,
  id: number,
  { reason, at }: { readonly reason: string; readonly at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('sip2_terminal')
    .set({ revoked_at: at, revoked_by: loginId, revoke_reason: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where(isSeenBy(loginId, 'sip2_terminal.library_id'))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
