import { kioskStates, type endpoints } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { SignInDeps } from '../../auth/index.ts';
import { listForStaff } from '../../staff-access/index.ts';
import { dateOf } from '../facts/index.ts';
import {
  countDevices,
  findDevice,
  findDevices,
  revoke,
  type KioskRow,
} from './device-repository.ts';

type StaffDeps = Pick<SignInDeps, 'db' | 'clock'>;

export function listKiosks({ db, clock }: StaffDeps): UseCase<typeof endpoints.listKiosks> {
  return async ({ query }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const today = clock.today().toString();
    const found = await listForStaff(sight, query, {
      states: kioskStates,
      find: (filter, page) =>
        findDevices(sight, { ...filter, state: query.situacao }, { ...page, today }),
      count: (filter) => countDevices(sight, filter, today),
      totalOf: (state, counts) => counts.get(state) ?? 0,
    });
    if ('refusal' in found) return found;
    const { list, rows } = found;
    return { status: 200, body: { ...list, aparelhos: rows.map(presentKiosk) } };
  };
}

export function revokeKiosk({ db, clock }: StaffDeps): UseCase<typeof endpoints.revokeKiosk> {
  return async ({ params: { id }, body: { motivo } }, { person: { loginId }, language }) => {
    if (motivo === '') {
      return refuseBlank('motivo', translatorFor(language)('staffKiosks.reason'), language);
    }
    const today = clock.today().toString();
    return db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      if (!(await findDevice(sight, id, today))) return refuse(404, 'NaoEncontrado');
      if (!(await revoke(sight, { id, reason: motivo, at: dateOf(clock.now()) }))) {
        return refuse(409, 'SituacaoMudou');
      }
      const after = await findDevice(sight, id, today);
      return after ? { status: 200, body: presentKiosk(after) } : refuse(404, 'NaoEncontrado');
    });
  };
}

function presentKiosk(row: KioskRow) {
  return {
    codigo: row.id,
    nome: row.name,
    cod_biblioteca: row.library_id,
    desc_biblioteca: row.library,
    situacao: row.state,
    registro: { nome: row.set_up_by, em: row.set_up_at.toISOString() },
    ultimo_uso: row.last_used_at?.toISOString() ?? null,
    sessoes_hoje: row.sessions_today,
    revogacao: row.revoked_at && {
      nome: row.revoker,
      em: row.revoked_at.toISOString(),
      motivo: row.revoke_reason,
    },
  };
}
