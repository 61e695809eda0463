import { randomBytes } from 'node:crypto';
import type { EndpointRequest, endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { hashPassword, recordEvent } from '../auth/index.ts';
import { patronImport } from '../circulation/index.ts';
import {
  readChanges,
  readPersonalValues,
  refuseChanges,
  refuseSameDocument,
  writePersonalValues,
} from '../personal-data/index.ts';
import { presentPerson, type PersonViewContext, type PeopleDeps } from './present-person.ts';
import { readLink } from './read-link.ts';

type RegisterPersonBody = EndpointRequest<typeof endpoints.registerPerson>['body'];

/** Registers a person. Nobody knows the password: the staff give one, or recovery by mail sets it. */
export function registerPerson(deps: PeopleDeps): UseCase<typeof endpoints.registerPerson> {
  return async ({ body }, { person: { loginId }, language }) => {
    const noPassword = await hashPassword(randomBytes(32).toString('base64'));
    const asking = { asker: loginId, language };
    return deps.db.transaction().execute(async (trx) => {
      const made = await addPerson(
        { ...deps, db: trx },
        { ...body, passwordHash: noPassword },
        asking,
      );
      return typeof made === 'number' ? presentPerson({ ...deps, db: trx }, made, asking) : made;
    });
  };
}

/** Adds a person; returns their number. */
export async function addPerson(
  { db: trx, clock }: PeopleDeps,
  typed: RegisterPersonBody & { readonly passwordHash: string },
  { asker, language }: PersonViewContext,
): Promise<number | Refusal> {
  const changes = readChanges(personalOf(typed));
  const documents = { cpf: changes.cpf ?? '', identidade: changes.identidade ?? '' };
  const line = await readLink(trx, typed, { asker, language, begins: clock.today() });
  const ofValues = refuseChanges(changes, clock.today(), language);
  if ('refusal' in line) {
    // All that is wrong in one round.
    const isOfFields = line.fields && ofValues?.fields;
    return isOfFields ? refuseFields([...line.fields, ...ofValues.fields], language) : line;
  }
  const refusal =
    ofValues ?? (await refuseSameDocument(trx, documents, { asker, language, personId: null }));
  if (refusal) return refusal;
  const personId = await patronImport.addPatron(trx, line, typed.passwordHash);
  await writeIdentity(trx, personId, typed);
  await writePersonalValues(trx, personId, {
    ...(await readPersonalValues(trx, personId)),
    ...changes,
  });
  await recordEvent(trx, clock, { kind: 'person-registered', loginId: asker, personId });
  return personId;
}

function personalOf(typed: RegisterPersonBody) {
  const { cpf, identidade, logradouro, complemento, bairro, cidade, cep, data_nascimento } = typed;
  return { cpf, identidade, logradouro, complemento, bairro, cidade, cep, data_nascimento };
}

function writeIdentity(trx: Db, personId: number, { telefone, observacao }: RegisterPersonBody) {
  const identity = { phone: telefone, note: observacao };
  return trx.updateTable('person').set(identity).where('id', '=', personId).execute();
}
