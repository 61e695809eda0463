import type { endpoints, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, refuseInvertedDays } from '../../http/refusal.ts';
import type { UseCase } from '../../http/register-endpoint.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  countUnread,
  deleteAlert,
  findAlerts,
  markRead,
  type AlertRow,
} from './alert-repository.ts';
import { tabOf } from './present-search.ts';

export function listAlerts(db: Db): UseCase<typeof endpoints.listAlerts> {
  return async ({ query: { dataIni, dataFim } }, { person: { personId }, language }) => {
    const t = translatorFor(language);
    if (dataIni === undefined && dataFim !== undefined) {
      return refuseBlank('dataIni', t('keptDays.from'), language);
    }
    if (dataFim === undefined && dataIni !== undefined) {
      return refuseBlank('dataFim', t('keptDays.to'), language);
    }
    const inverted = refuseInvertedDays(dataIni, dataFim);
    if (inverted) return inverted;
    const [nao_lidos, rows] = await Promise.all([
      countUnread(db, personId),
      findAlerts(db, personId, { from: dataIni, to: dataFim }),
    ]);
    return { status: 200, body: { nao_lidos, alertas: rows.map(present) } };
  };
}

interface AlertDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function readAlert({ db, clock }: AlertDeps): UseCase<typeof endpoints.readAlert> {
  return async ({ params: { id } }, { person: { personId } }) => {
    await markRead(db, personId, id, new Date(clock.now().epochMilliseconds));
    const [row] = await findAlerts(db, personId, { id });
    return row ? { status: 200, body: present(row) } : refuse(404, 'NaoEncontrado');
  };
}

export function removeAlert(db: Db): UseCase<typeof endpoints.removeAlert> {
  return async ({ params: { id } }, { person: { personId } }) =>
    (await deleteAlert(db, personId, id))
      ? { status: 200, body: { id } }
      : refuse(404, 'NaoEncontrado');
}

function present(row: AlertRow): Success<typeof endpoints.readAlert> {
  return {
    id: row.id,
    lido: row.read_at !== null,
    criado_em: row.created_at.toISOString(),
    tipo: 'pesquisa-salva',
    nome: row.name,
    guia: tabOf(row.query),
    consulta: row.query,
    total: row.titles,
    data_ini: row.from_day,
    data_fim: row.to_day,
  };
}
