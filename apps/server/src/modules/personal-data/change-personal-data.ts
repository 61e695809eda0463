import { changeableFields, type endpoints, type Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, type Refusal } from '../../endpoint/refusal.ts';
import type { PersonalSession } from '../../endpoint/session.ts';
import type { AskerOf, UseCase } from '../../endpoint/use-case.ts';
import { confirmPassword, recordEvent, type KeyDeps, type SignInDeps } from '../auth/index.ts';
import { readSettings } from '../institution/index.ts';
import { chooseMail, countAct, lockPerson } from '../patrons/index.ts';
import { changeEmails } from './change-emails.ts';
import { forgetUnconfirmed } from './email-confirmation.ts';
import { foldEmail, joinEmails, splitEmails } from './email-list.ts';
import { presentPerson } from './get-personal-data.ts';
import { readPersonalValues, writePersonalValues, type Changes } from './personal-values.ts';
import { readChanges, refuseChanges, type SentData } from './read-changes.ts';
import { askLibrary, findOwner } from './repository.ts';

type Asker = AskerOf<typeof endpoints.changePersonalData>;
type Deps = SignInDeps & KeyDeps;

/** A letter to an address that nobody has confirmed goes so often and no more. */
const rate = { act: 'email-change', times: 10, seconds: 3600 } as const;

export function changePersonalData(deps: Deps): UseCase<typeof endpoints.changePersonalData> {
  return async ({ body }, asker) => {
    const { language, person } = asker;
    const sent = readChanges(body);
    const refusal =
      refuseChanges(sent, deps.clock.today(), language) ??
      (await refuseNewEmails(deps, sent, { asker, password: body.senha }));
    if (refusal) return refusal;
    const gone = await deps.db
      .transaction()
      .execute((trx) => change(deps, trx, { asker, body, sent }));
    return gone ?? presentPerson(deps, person.personId);
  };
}

/**
 * Refuses new addresses, by which passwords are recovered, without the present password or the word of the
 * provider by which the person signed in (OWASP ASVS 5.0, 7.5.1).
 */
async function refuseNewEmails(
  deps: Deps,
  { email }: Changes,
  { asker, password }: { readonly asker: Asker; readonly password: string | undefined },
): Promise<Refusal | null> {
  const { person, device, language } = asker;
  const owner = await findOwner(deps.db, person.personId);
  if (!owner) return refuse(401, 'SessaoExpirada');
  if (email === undefined || isSameEmails(email, joinEmails(owner.emails))) return null;
  if (password === '') return refuseNoPassword(language);
  const wrong = await confirmPassword(deps, { person, password, device, language });
  return wrong ? atPassword(wrong, language) : refuseMore(deps, person);
}

/** Refusal at the password's field, where it is the password that is wrong. */
function atPassword(refusal: Refusal, language: Language): Refusal {
  if (refusal.refusal !== 'SenhaAtualIncorreta') return refusal;
  const mensagem = translatorFor(language)('errors.SenhaAtualIncorreta');
  return { ...refusal, fields: [{ campo: 'senha', mensagem }] };
}

function refuseNoPassword(language: Language): Refusal {
  return refuseBlank('senha', translatorFor(language)('login.password'), language);
}

async function refuseMore({ db, clock }: Deps, { personId }: PersonalSession) {
  const counted = await countAct(db, personId, rate, clock.now());
  if (counted.kind === 'counted') return null;
  if (counted.kind === 'gone') return refuse(401, 'SessaoExpirada');
  const { seconds } = counted;
  return { ...refuse(429, 'MuitasTentativas', { segundos: seconds }), retryAfter: seconds };
}

/** Whether two e-mail lists are equal, ignoring order. */
function isSameEmails(one: string, other: string): boolean {
  const folded = (text: string) => splitEmails(text).map(foldEmail).toSorted().join(';');
  return folded(one) === folded(other);
}

interface Change {
  readonly asker: Asker;
  readonly body: SentData;
  readonly sent: Changes;
}

async function change(deps: Deps, trx: Db, { asker, body, sent }: Change): Promise<Refusal | null> {
  const { personId, loginId } = asker.person;
  const isThere = await lockPerson(trx, personId);
  const owner = isThere ? await findOwner(trx, personId) : null;
  if (!owner) return refuse(401, 'SessaoExpirada');
  if (body.receber_email !== undefined) {
    await chooseMail(trx, deps.clock, { personId, isGiven: body.receber_email });
  }
  const before = { ...(await readPersonalValues(trx, personId)), email: joinEmails(owner.emails) };
  const { readerFields } = await readSettings(trx);
  const { own, asked } = divide(before, sent, new Set(readerFields));
  await writePersonalValues(trx, personId, { ...before, ...own });
  if (sent.email !== undefined && isSameEmails(before.email, sent.email)) {
    await giveUp(deps, trx, asker.person);
  }
  if (own.email !== undefined) {
    await changeEmails({ ...deps, db: trx }, { owner, wanted: splitEmails(own.email), asker });
  }
  if (Object.keys(asked).length > 0) {
    const at = new Date(deps.clock.now().epochMilliseconds);
    await askLibrary(trx, { personId, loginId, changes: asked, language: asker.language, at });
  }
  return null;
}

/**
 * Forgets unconfirmed addresses of a reader who sends those that count: one that was typed wrong is waited
 * for no more.
 */
async function giveUp({ clock }: Deps, trx: Db, { personId, loginId }: PersonalSession) {
  if (!(await forgetUnconfirmed(trx, personId))) return;
  await recordEvent(trx, clock, { kind: 'email-changed', loginId, personId });
}

/**
 * Divides the fields that are other than before: the reader's own to change, and those asked of the library.
 */
function divide(before: Required<Changes>, sent: Changes, readerFields: ReadonlySet<string>) {
  const isOther = (field: keyof Changes, value: string) =>
    field === 'email' ? !isSameEmails(before.email, value) : before[field] !== value;
  const changed = changeableFields.flatMap((field) => {
    const value = sent[field];
    return value !== undefined && isOther(field, value) ? [[field, value] as const] : [];
  });
  const own = changed.filter(([field]) => readerFields.has(field));
  const asked = changed.filter(([field]) => !readerFields.has(field));
  return {
    own: Object.fromEntries(own) as Changes,
    asked: Object.fromEntries(asked) as Changes,
  };
}
