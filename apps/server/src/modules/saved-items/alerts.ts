import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor, type Translate } from '@estante/phrases';
import { refuse, refuseBlank, refuseInvertedDays } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { notices } from '../circulation/index.ts';
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
    const days = { from: dataIni, to: dataFim };
    const [alerts, notes, rows, told] = await Promise.all([
      countUnread(db, personId),
      notices.countUnreadNotices(db, personId),
      findAlerts(db, personId, days),
      notices.findNotices(db, personId, { ...days, language }),
    ]);
    const alertas = [...rows.map(present), ...told.map((one) => presentNotice(one, t))];
    alertas.sort((one, other) => other.criado_em.localeCompare(one.criado_em) || other.id - one.id);
    return { status: 200, body: { nao_lidos: alerts + notes, alertas } };
  };
}

interface AlertDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function readAlert({ db, clock }: AlertDeps): UseCase<typeof endpoints.readAlert> {
  return async ({ params: { id } }, { person: { personId }, language }) => {
    const at = new Date(clock.now().epochMilliseconds);
    await markRead(db, personId, id, at);
    await notices.markNoticeRead(db, personId, id, at);
    const [row] = await findAlerts(db, personId, { id });
    if (row) return { status: 200, body: present(row) };
    const [notice] = await notices.findNotices(db, personId, { id, language });
    if (!notice) return refuse(404, 'NaoEncontrado');
    return { status: 200, body: presentNotice(notice, translatorFor(language)) };
  };
}

/** Removes an alert or a notice: both share one numbering, so that a number names one or the other. */
export function removeAlert({ db, clock }: AlertDeps): UseCase<typeof endpoints.removeAlert> {
  return async ({ params: { id } }, { person: { personId } }) => {
    const at = new Date(clock.now().epochMilliseconds);
    const isRemoved =
      (await deleteAlert(db, personId, id)) || (await notices.removeNotice(db, personId, id, at));
    return isRemoved ? { status: 200, body: { id } } : refuse(404, 'NaoEncontrado');
  };
}

function presentNotice(notice: notices.KeptNotice, t: Translate) {
  return {
    id: notice.id,
    lido: notice.read_at !== null,
    criado_em: notice.created_at.toISOString(),
    tipo: 'aviso' as const,
    mensagem: notices.noticeSentence(notice, t),
    rota: notices.noticePlace(notice),
  };
}

function present(row: AlertRow) {
  return {
    id: row.id,
    lido: row.read_at !== null,
    criado_em: row.created_at.toISOString(),
    tipo: 'pesquisa-salva' as const,
    nome: row.name,
    guia: tabOf(row.query),
    consulta: row.query,
    total: row.titles,
    data_ini: row.from_day,
    data_fim: row.to_day,
  };
}
