import { changeableFields, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { readSettings } from '../institution/index.ts';
import { findConfirmations } from './email-confirmation.ts';
import { joinEmails } from './email-list.ts';
import { presentValues, readPersonalValues } from './personal-values.ts';
import { fieldsIn } from './request-repository.ts';
import { findLastAnswer, findOpenRequest, findOwner } from './repository.ts';

interface ReadDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function getPersonalData(deps: ReadDeps): UseCase<typeof endpoints.getPersonalData> {
  return async (_request, { person: { personId } }) => presentPerson(deps, personId);
}

/** All that the page shows of this person. */
export async function presentPerson({ db, clock }: ReadDeps, personId: number) {
  const owner = await findOwner(db, personId);
  if (!owner) return refuse(401, 'SessaoExpirada');
  const { readerFields } = await readSettings(db);
  const body = {
    nome_pessoa: owner.name,
    ...presentValues(await readPersonalValues(db, personId)),
    email: joinEmails(owner.emails),
    receber_email: owner.receives_mail,
    emails_a_confirmar: await presentConfirmations({ db, clock }, personId),
    campos_editaveis: changeableFields.filter((field) => readerFields.includes(field)),
    pedido: await presentRequest(db, personId),
    resposta: await presentAnswer(db, personId),
  };
  return { status: 200 as const, body };
}

async function presentConfirmations({ db, clock }: ReadDeps, personId: number) {
  const rows = await findConfirmations(db, personId, clock.now());
  return rows.map(({ address, expires_at }) => ({
    email: address,
    expira_em: expires_at.toISOString(),
  }));
}

async function presentRequest(db: Db, personId: number) {
  const open = await findOpenRequest(db, personId);
  if (!open) return null;
  return {
    codigo: open.id,
    enviado_em: open.sent_at.toISOString(),
    campos: fieldsIn(open.changes),
  };
}

async function presentAnswer(db: Db, personId: number) {
  const last = await findLastAnswer(db, personId);
  if (!last?.answered_at) return null;
  const situacao = last.is_granted ? ('aceito' as const) : ('recusado' as const);
  return { situacao, em: last.answered_at.toISOString(), texto: last.answer };
}
