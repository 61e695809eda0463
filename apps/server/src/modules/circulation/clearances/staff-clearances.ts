import { clearanceStates, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { recordEvent, reviveLogin } from '../../auth/index.ts';
import { lockPerson } from '../../patrons/index.ts';
import { listForStaff } from '../../staff-access/index.ts';
import { dateOf } from '../facts/index.ts';
import {
  countByStanding,
  findClearance,
  findClearances,
  isAccountClosed,
  revoke,
  type ClearanceRow,
  type ClearanceStanding,
} from './repository.ts';
import { wireStanding } from './verify-clearance.ts';

interface StaffDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const storedStanding = {
  valida: 'valid',
  expirada: 'expired',
  revogada: 'revoked',
} as const satisfies Readonly<Record<(typeof clearanceStates)[number], ClearanceStanding>>;

export function listClearances({ db, clock }: StaffDeps): UseCase<typeof endpoints.listClearances> {
  return async ({ query }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const standing = query.situacao && storedStanding[query.situacao];
    const today = clock.today().toString();
    const found = await listForStaff(sight, query, {
      states: clearanceStates,
      find: (filter, page) => findClearances(sight, { ...filter, standing }, { ...page, today }),
      count: (filter) => countByStanding(sight, filter, today),
      totalOf: (state, counts) => counts.get(storedStanding[state]) ?? 0,
    });
    if ('refusal' in found) return found;
    const { list, rows } = found;
    return { status: 200, body: { ...list, declaracoes: rows.map(presentClearance) } };
  };
}

/** Revokes a clearance. The link lives again with it; its sessions are not begun again. */
export function revokeClearance({
  db,
  clock,
}: StaffDeps): UseCase<typeof endpoints.revokeClearance> {
  return async ({ params: { id }, body: { motivo } }, { person: { loginId }, language }) => {
    if (motivo === '') {
      return refuseBlank('motivo', translatorFor(language)('clearances.staff.reason'), language);
    }
    const today = clock.today().toString();
    return db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const found = await findClearance(sight, id, today);
      if (!found) return refuse(404, 'NaoEncontrado');
      await lockPerson(trx, found.person_id);
      if (await isAccountClosed(trx, found.person_id)) return refuse(422, 'ContaEncerrada');
      if (!(await revoke(sight, { id, reason: motivo, at: dateOf(clock.now()) }))) {
        return refuse(409, 'SituacaoMudou');
      }
      await reviveLogin(trx, found.login_id);
      const { person_id: personId, code } = found;
      const details = { code };
      await recordEvent(trx, clock, { kind: 'link-revived', loginId, personId, details });
      const after = await findClearance(sight, id, today);
      return { status: 200, body: presentClearance(after ?? found) };
    });
  };
}

function presentClearance(row: ClearanceRow) {
  return {
    codigo: row.id,
    codigo_verificacao: row.code,
    nome_pessoa: row.name,
    login: row.username,
    cod_biblioteca: row.library_id,
    desc_biblioteca: row.library,
    emitida_em: row.made_at.toISOString(),
    valida_ate: row.valid_until,
    situacao: wireStanding[row.standing],
    revogacao: row.revoked_at && {
      nome: row.revoker,
      em: row.revoked_at.toISOString(),
      motivo: row.revoke_reason,
    },
  };
}
