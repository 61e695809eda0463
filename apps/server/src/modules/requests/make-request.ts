import {
  mostOpenRequests,
  requestDays,
  type Answer,
  type endpoints,
  type Language,
  type RequestDetails,
  type RequestForm,
  type RequestKind,
  type SwitchingType,
} from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { PersonalSession } from '../../endpoint/session.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { findLibrary } from '../libraries/index.ts';
import { lockPerson } from '../patrons/index.ts';
import { presentRequest } from './present-request.ts';
import { readEmails } from './read-emails.ts';
import { readForm } from './read-form.ts';
import { countOpen, findContact, insertRequest } from './repository.ts';
import { findOwnRequest } from './request-rows.ts';
import { storedDocument, storedKind } from './wire-names.ts';

export interface RequestDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function requestSwitching(deps: RequestDeps): UseCase<typeof endpoints.requestSwitching> {
  return ({ params: { type }, body }, asker) =>
    make(deps, asker, { kind: 'comutacao-bibliografica', document: type, form: type, body });
}

export function requestSurvey(deps: RequestDeps): UseCase<typeof endpoints.requestSurvey> {
  return ({ body }, asker) => make(deps, asker, of('levantamento-bibliografico', body));
}

export function requestCatalogueCard(
  deps: RequestDeps,
): UseCase<typeof endpoints.requestCatalogueCard> {
  return ({ body }, asker) => make(deps, asker, of('ficha-catalografica', body));
}

export function requestSpecializedSearch(
  deps: RequestDeps,
): UseCase<typeof endpoints.requestSpecializedSearch> {
  return ({ body }, asker) => make(deps, asker, of('pesquisa-especializada', body));
}

type Body = Parameters<typeof readForm>[1] & {
  readonly biblioteca?: number | undefined;
  readonly email: string;
  readonly observacao: string;
};

interface RequestDraft {
  readonly kind: RequestKind;
  readonly document: SwitchingType | null;
  readonly form: RequestForm;
  readonly body: Body;
}

interface Maker {
  readonly person: PersonalSession;
  readonly language: Language;
}

const of = (kind: Exclude<RequestKind, 'comutacao-bibliografica'>, body: Body): RequestDraft => ({
  kind,
  document: null,
  form: kind,
  body,
});

type RequestResult = Answer<typeof endpoints.requestSurvey> | Refusal;

async function make(deps: RequestDeps, asker: Maker, sent: RequestDraft): Promise<RequestResult> {
  const { form, body } = sent;
  const details = readForm(form, body, asker.language);
  if (isRefusal(details)) return details;
  const emails = readEmails(body.email, asker.language);
  if ('refusal' in emails) return emails;
  const { biblioteca } = body;
  if (biblioteca !== undefined && !(await findLibrary(deps.db, biblioteca))) {
    return refuse(404, 'NaoEncontrado');
  }
  return keep(deps, asker, { ...sent, details, emails });
}

const isRefusal = (read: RequestDetails | Refusal): read is Refusal => 'refusal' in read;

interface FilledRequest extends RequestDraft {
  readonly details: RequestDetails;
  readonly emails: readonly string[];
}

/** Keeps a request, as long as not too many of the person's are open. */
async function keep(
  { db, clock }: RequestDeps,
  { person: { personId, loginId }, language }: Maker,
  { kind, document, body, details, emails }: FilledRequest,
): Promise<RequestResult> {
  return db.transaction().execute(async (trx) => {
    const isThere = await lockPerson(trx, personId);
    const contact = isThere ? await findContact(trx, loginId) : null;
    if (!contact) return refuse(401, 'SessaoExpirada');
    if ((await countOpen(trx, personId)) >= mostOpenRequests) {
      return refuse(422, 'limite_solicitacoes_excedido', { limite: mostOpenRequests });
    }
    const id = await insertRequest(trx, {
      person_id: personId,
      login_id: loginId,
      library_id: body.biblioteca ?? contact.libraryId,
      kind: storedKind[kind],
      document: document && storedDocument[document],
      details: JSON.stringify(details),
      emails: [...emails],
      note: body.observacao,
      language,
      sent_at: new Date(clock.now().epochMilliseconds),
      due_on: clock.today().add({ days: requestDays }).toString(),
    });
    const row = await findOwnRequest(trx, { personId, id }, language);
    if (!row) throw new Error(`request ${id} is not there`);
    return { status: 200, body: presentRequest(row) };
  });
}
