import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { recordEvent, type KeyDeps } from '../auth/index.ts';
import { readSettings } from '../institution/index.ts';
import { libraryNameIn } from '../libraries/index.ts';
import { lockEditablePerson, type Sight } from '../staff-access/index.ts';
import { changeEmails } from './change-emails.ts';
import { splitEmails } from './email-list.ts';
import { readPersonalValues, writePersonalValues } from './personal-values.ts';
import { presentRequest } from './present-request.ts';
import { findOwner } from './repository.ts';
import { findRequest, keepDecision, type RequestRow } from './request-repository.ts';
import { refuseSameDocument } from './same-document.ts';

interface DecideDeps extends KeyDeps {
  readonly clock: Clock;
}

/**
 * Decides a request as it was seen. What is granted is written at once; new mail addresses are confirmed all the same.
 */
export function decideRequest(
  deps: DecideDeps,
): UseCase<typeof endpoints.decidePersonalDataRequest> {
  const { db, clock } = deps;
  return async ({ params: { id }, body }, { person: { loginId }, language, origin }) => {
    const isGranted = body.situacao === 'aceito';
    if (!isGranted && body.resposta === '') {
      return refuseBlank('resposta', translatorFor(language)('staffPersonalData.reason'), language);
    }
    return db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const before = await findRequest(sight, id);
      if (!before) return refuse(404, 'NaoEncontrado');
      const refusal =
        (await lockEditablePerson(trx, loginId, before.person_id)) ??
        (isGranted ? await refuseDocument(sight, before) : null);
      if (refusal) return refusal;
      const seen = new Date(body.enviado_em_visto);
      const at = new Date(clock.now().epochMilliseconds);
      if (!(await keepDecision(sight, { id, seen, isGranted, answer: body.resposta, at }))) {
        return refuse(409, 'SituacaoMudou');
      }
      if (isGranted) await grant({ ...deps, db: trx }, before, { loginId, origin });
      await tellReader(trx, clock, before, { isGranted, answer: body.resposta });
      const decided = (await findRequest(sight, id)) ?? before;
      return { status: 200, body: await presentRequest(trx, decided) };
    });
  };
}

/** Refuses a document that somebody else has. */
async function refuseDocument(
  { db: trx, loginId: asker, language }: Sight,
  { person_id: personId, changes }: RequestRow,
): Promise<Refusal | null> {
  const { cpf = '', identidade = '' } = changes;
  return refuseSameDocument(trx, { cpf, identidade }, { asker, language, personId });
}

interface Granter {
  readonly loginId: number;
  readonly origin: string;
}

async function grant(deps: DecideDeps, request: RequestRow, { loginId, origin }: Granter) {
  const { db: trx, clock } = deps;
  const { person_id: personId, changes, language } = request;
  const { email, ...values } = changes;
  await writePersonalValues(trx, personId, {
    ...(await readPersonalValues(trx, personId)),
    ...values,
  });
  await recordEvent(trx, clock, {
    kind: 'personal-data-granted',
    loginId,
    personId,
    details: { pedido: request.id, campos: Object.keys(changes) },
  });
  const owner = await findOwner(trx, personId);
  if (email === undefined || !owner) return;
  const asker = { language, origin, person: { loginId } };
  await changeEmails(deps, { owner, wanted: splitEmails(email), asker });
}

interface Decision {
  readonly isGranted: boolean;
  readonly answer: string;
}

async function tellReader(
  trx: Db,
  clock: Clock,
  { emails, person, library_id, language }: RequestRow,
  { isGranted, answer }: Decision,
): Promise<void> {
  if (emails.length === 0) return;
  const t = translatorFor(language);
  const { name: institution } = await readSettings(trx);
  const library = await libraryNameIn(trx, library_id, language);
  const values = { name: person, library, institution, answer };
  await queueMail(trx, clock, {
    recipients: emails,
    senderName: institution,
    subject: t('mail.dataAnswerSubject'),
    body: t(isGranted ? 'mail.dataGrantedBody' : 'mail.dataRefusedBody', values),
  });
}
