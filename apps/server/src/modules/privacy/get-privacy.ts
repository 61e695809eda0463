import { consentSubjects, consentWordings, keptSections, type endpoints } from '@estante/contract';
import type { ConsentSubject, Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readSettings } from '../institution/index.ts';
import { presentHistory, type PrivacyDeps } from './history.ts';
import type { AtClosing } from './kept-part.ts';
import { countKept, type KeptCount } from './kept.ts';

export function getPrivacy(deps: PrivacyDeps): UseCase<typeof endpoints.getPrivacy> {
  const { db } = deps;
  return async (_request, { person: { personId } }) => {
    const owner = await findChoices(db, personId);
    if (!owner) return refuse(401, 'SessaoExpirada');
    const [{ privacyUrl }, counts, historico, decisions] = await Promise.all([
      readSettings(db),
      countKept(db, personId),
      presentHistory(deps, personId),
      findDecisions(db, personId),
    ]);
    const consentimentos = consentSubjects.map((assunto) => ({
      assunto,
      vale: owner[subjectOf[assunto]],
      ...presentDecisions(assunto, decisions),
    }));
    const guardado = keptSections.map((secao) => ({
      secao,
      partes: counts.filter(({ section }) => section === secao).map(presentKept),
    }));
    return { status: 200, body: { link_lgpd: privacyUrl, guardado, historico, consentimentos } };
  };
}

const subjectOf = { historico: 'history', email: 'mail' } as const satisfies Readonly<
  Record<(typeof consentSubjects)[number], ConsentSubject>
>;

async function findChoices(db: Db, personId: number) {
  const row = await db
    .selectFrom('person')
    .select(['receives_mail as mail', 'history_days'])
    .where('id', '=', personId)
    .executeTakeFirst();
  return row ? { mail: row.mail, history: row.history_days !== 0 } : null;
}

/** Decisions, the last first, with whether the wording has changed since. */
function presentDecisions(
  assunto: (typeof consentSubjects)[number],
  decisions: Awaited<ReturnType<typeof findDecisions>>,
) {
  const versao = consentWordings[assunto];
  const own = decisions.filter(({ subject }) => subject === subjectOf[assunto]);
  const perguntar = own[0] !== undefined && own[0].wording !== versao;
  const registro = own.map((one) => ({
    dado: one.is_given,
    em: one.decided_at.toISOString(),
    versao: one.wording,
  }));
  return { versao, perguntar, registro };
}

function findDecisions(db: Db, personId: number) {
  return db
    .selectFrom('consent')
    .select(['subject', 'is_given', 'wording', 'decided_at'])
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .execute();
}

const ends = {
  erased: 'conta',
  emptied: 'conta',
  history: 'historico',
  evidence: 'evidencia',
  clearance: 'declaracao',
} as const satisfies Readonly<Record<AtClosing, string>>;

function presentKept({ name, atClosing, days, rows }: KeptCount) {
  const ate = days === null ? ends[atClosing] : ('dias' as const);
  return { nome: name, ate, dias: days, registros: rows };
}
