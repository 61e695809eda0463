import type { EndpointRequest, endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuseBlank, refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import type { AskerOf, UseCase } from '../../endpoint/use-case.ts';
import { recordEvent, type KeyDeps } from '../auth/index.ts';
import { chooseMail } from '../patrons/index.ts';
import {
  changeEmails,
  findOwner,
  forgetUnconfirmed,
  joinEmails,
  readChanges,
  readPersonalValues,
  refuseChanges,
  refuseSameDocument,
  splitEmails,
  writePersonalValues,
} from '../personal-data/index.ts';
import { lockEditablePerson } from '../staff-access/index.ts';
import { presentPerson, type PeopleDeps } from './present-person.ts';

type Deps = PeopleDeps & KeyDeps;
type ChangePersonBody = EndpointRequest<typeof endpoints.changePerson>['body'];
type Asker = AskerOf<typeof endpoints.changePerson>;

export function changePerson(deps: Deps): UseCase<typeof endpoints.changePerson> {
  return async ({ params: { id }, body }, asker) => {
    const { person, language } = asker;
    const { loginId } = person;
    return deps.db.transaction().execute(async (trx) => {
      const refusal =
        (await lockEditablePerson(trx, loginId, id)) ??
        (await change({ ...deps, db: trx }, id, { sent: body, asker }));
      return refusal ?? presentPerson({ ...deps, db: trx }, id, { asker: loginId, language });
    });
  };
}

interface Change {
  readonly sent: ChangePersonBody;
  readonly asker: Asker;
}

async function change(deps: Deps, personId: number, { sent, asker }: Change) {
  const { db: trx, clock } = deps;
  const { language, person } = asker;
  const changes = readChanges(sent);
  const { email, ...values } = changes;
  const before = await readPersonalValues(trx, personId);
  const after = { ...before, ...values };
  const refusal =
    refuseSent(sent, refuseChanges(changes, clock.today(), language), language) ??
    (await refuseSameDocument(trx, after, { asker: person.loginId, language, personId }));
  if (refusal) return refusal;
  const present = { ...before, ...(await readIdentity(trx, personId)) };
  const wanted = { ...present, ...sent, ...changes };
  const changed = keysOf(wanted).filter((field) => wanted[field] !== present[field]);
  const isGivenUp = email === present.email && (await forgetUnconfirmed(trx, personId));
  const campos = isGivenUp ? [...changed, 'email'] : changed;
  if (campos.length === 0) return null;
  await writePersonalValues(trx, personId, after);
  await writeIdentity(trx, personId, wanted);
  if (wanted.receber_email !== present.receber_email)
    await chooseMail(trx, clock, { personId, isGiven: wanted.receber_email });
  if (email !== undefined) await writeEmails(deps, personId, { email, asker });
  const details = { campos: campos.toSorted() };
  await recordEvent(trx, clock, {
    kind: 'person-changed',
    loginId: person.loginId,
    personId,
    details,
  });
  return null;
}

/** Refuses all that is wrong in one round, in the order of the form. */
function refuseSent(
  sent: ChangePersonBody,
  ofValues: Refusal | null,
  language: Language,
): Refusal | null {
  if (sent.nome !== '') return ofValues;
  const blank = refuseBlank('nome', translatorFor(language)('people.fields.nome'), language);
  const fields = [blank, ofValues].flatMap((refusal) => refusal?.fields ?? []);
  return ofValues ? refuseFields(fields, language) : blank;
}

const keysOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields)[];

/** Reads the name, telephone, note, addresses and choice of mail that stand beside personal data. */
async function readIdentity(trx: Db, personId: number) {
  const { emails, ...rest } = await trx
    .selectFrom('person')
    .select(['name as nome', 'phone as telefone', 'note as observacao', 'emails'])
    .select('receives_mail as receber_email')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return { ...rest, email: joinEmails(emails) };
}

type Identity = Pick<Awaited<ReturnType<typeof readIdentity>>, 'nome' | 'telefone' | 'observacao'>;

async function writeIdentity(trx: Db, personId: number, identity: Identity): Promise<void> {
  const { nome: name, telefone: phone, observacao: note } = identity;
  const changed = { name, phone, note };
  await trx.updateTable('person').set(changed).where('id', '=', personId).execute();
}

interface NewEmails {
  readonly email: string;
  readonly asker: Asker;
}

async function writeEmails(deps: Deps, personId: number, { email, asker }: NewEmails) {
  const owner = await findOwner(deps.db, personId);
  if (!owner || email === joinEmails(owner.emails)) return;
  const { origin, person } = asker;
  const { language } = owner;
  await changeEmails(deps, {
    owner,
    wanted: splitEmails(email),
    asker: { language, origin, person },
  });
}
