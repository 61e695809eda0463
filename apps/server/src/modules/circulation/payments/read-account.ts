import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { findUnit, presentUnit, recordLook } from '../../staff-access/index.ts';
import { presentAccount } from './present-account.ts';
import { findDebtors as findRows } from './repository.ts';

/** Persons on a list of the staff. */
const most = 20;

export function findDebtors(db: Db): UseCase<typeof endpoints.findDebtors> {
  return async ({ query: { texto } }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const [unit, rows] = await Promise.all([findUnit(sight), findRows(sight, texto, most)]);
    const pessoas = rows.map(({ id, name, logins, balance }) => ({
      cod_pessoa: id,
      nome_pessoa: name,
      logins: [...logins],
      saldo_centavos: balance,
    }));
    return { status: 200, body: { unidade: presentUnit(unit), pessoas } };
  };
}

export function getPatronAccount({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): UseCase<typeof endpoints.getPatronAccount> {
  return async ({ params: { id } }, { person: { loginId }, language }) => {
    const body = await presentAccount({ db, loginId, language }, id, clock.today().toString());
    if (!body) return refuse(404, 'NaoEncontrado');
    await recordLook(db, clock, { personIds: [id], loginId, place: 'payments' });
    return { status: 200, body };
  };
}
