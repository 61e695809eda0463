import type { EndpointRequest, endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuseBlanks, refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  hashPassword,
  refuseCaptcha,
  refuseMore,
  refuseNewPassword,
  type CaptchaDeps,
} from '../auth/index.ts';
import { faultOfEmails, readChanges, refuseChanges } from '../personal-data/index.ts';
import { retentionTerm } from '../retention/index.ts';

type RegistrationBody = EndpointRequest<typeof endpoints.askRegistration>['body'];

/** Asks for a registration. Nobody is looked for: a person who is known already is answered like anybody. */
export function askRegistration(deps: CaptchaDeps): UseCase<typeof endpoints.askRegistration> {
  const { db, clock } = deps;
  return async ({ body }, { limiter, language }) => {
    const wrong = await refuseSent(db, body, { clock, language });
    if (wrong) return wrong;
    const refusal =
      (await refuseMore(limiter, 'registration')) ??
      (await refuseCaptcha(deps, body.recaptcha_token));
    if (refusal) return refusal;
    const protocolo = await write(db, clock, {
      ...body,
      hash: await hashPassword(body.senha),
      language,
    });
    return { status: 200, body: { protocolo, dias: retentionTerm('registration_request') ?? 0 } };
  };
}

interface RefusalContext {
  readonly clock: Clock;
  readonly language: Language;
}

/** Refuses all that is wrong at once: a person who waits at no desk corrects it in one go. */
async function refuseSent(
  db: Db,
  sent: RegistrationBody,
  { clock, language }: RefusalContext,
): Promise<Refusal | null> {
  const blank = refuseMissing(sent, language);
  if (blank) return blank;
  const t = translatorFor(language);
  const faults: Faults = [];
  if (faultOfEmails([sent.email])) {
    faults.push({ campo: 'email', mensagem: t('errors.EmailInvalido') });
  }
  const document = readChanges({ cpf: sent.cpf, identidade: sent.identidade });
  if (document.cpf === '' && document.identidade === '') {
    faults.push({ campo: 'cpf', mensagem: t('selfRegistration.noDocument') });
  }
  faults.push(...(refuseChanges(document, clock.today(), language)?.fields ?? []));
  if (!(await isLibrary(db, sent.cod_biblioteca))) {
    faults.push({ campo: 'cod_biblioteca', mensagem: t('selfRegistration.noLibrary') });
  }
  const owner = { personId: 0, name: sent.nome };
  const weak = await refuseNewPassword(db, owner, sent.senha, { field: 'senha', language });
  if (faults.length === 0) return weak;
  return refuseFields([...faults, ...(weak?.fields ?? [])], language);
}

type Faults = NonNullable<Refusal['fields']>[number][];

function refuseMissing(sent: RegistrationBody, language: Language): Refusal | null {
  const t = translatorFor(language);
  const needed = {
    nome: t('people.fields.nome'),
    email: t('people.fields.email'),
    senha: t('login.password'),
  };
  const [first, ...others] = (['nome', 'email', 'senha'] as const)
    .filter((field) => sent[field] === '')
    .map((field) => ({ field, name: needed[field] }));
  return first ? refuseBlanks([first, ...others], language) : null;
}

async function isLibrary(db: Db, id: number): Promise<boolean> {
  const row = db.selectFrom('library').select('id').where('id', '=', id);
  return (await row.executeTakeFirst()) !== undefined;
}

type RegistrationInput = RegistrationBody & { readonly hash: string; readonly language: Language };

/** Writes a registration; returns the number to be told at the desk. */
async function write(
  db: Db,
  clock: Clock,
  { hash, language, ...sent }: RegistrationInput,
): Promise<number> {
  const { cpf = '', identidade = '' } = readChanges({ cpf: sent.cpf, identidade: sent.identidade });
  const { id } = await db
    .insertInto('registration_request')
    .values({
      library_id: sent.cod_biblioteca,
      name: sent.nome,
      emails: [sent.email],
      phone: sent.telefone,
      tax_number: cpf,
      id_number: identidade,
      password_hash: hash,
      language,
      asked_at: new Date(clock.now().epochMilliseconds),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
