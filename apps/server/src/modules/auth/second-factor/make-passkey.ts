import { passkeyLimits, type endpoints } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank } from '../../../endpoint/refusal.ts';
import type { PersonalSession } from '../../../endpoint/session.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { readSettings } from '../../institution/index.ts';
import { recordEvent } from '../audit.ts';
import { findOwnLogin } from '../login-repository.ts';
import type { SignInDeps } from '../sign-in.ts';
import type { FactorDeps } from './factor-deps.ts';
import { writeKeys } from './kept-key-repository.ts';
import { writeChallenge } from './passkey-challenge-repository.ts';
import { newRegistration, presentCreation, verifyMade } from './passkey-creation.ts';
import { hostOf } from './passkey-proof.ts';
import { listPasskeys, writePasskey, type NewPasskey } from './passkey-repository.ts';
import { refuseProof } from './prove.ts';
import { hasFactor, lockFactors } from './repository.ts';

type Deps = SignInDeps & FactorDeps;

const tooMany = refuse(409, 'limite_passkeys_excedido', { limite: passkeyLimits.passkeys });

/** Begins a passkey: tells the browser what to make it by. */
export function beginPasskey(deps: Deps): UseCase<typeof endpoints.beginPasskey> {
  return async ({ body }, asker) => {
    const refusal = await refuseProof(deps, body, asker);
    if (refusal) return refusal;
    const { personId, loginId } = asker.person;
    const [login, { initials }, had] = await Promise.all([
      findOwnLogin(deps.db, personId, loginId),
      readSettings(deps.db),
      listPasskeys(deps.db, personId),
    ]);
    if (had.length >= passkeyLimits.passkeys) {
      return tooMany;
    }
    const rp = { id: hostOf(asker.origin), name: initials };
    const username = login?.username ?? '';
    const { challenge, user } = await newRegistration(rp, { personId, username });
    await writeChallenge(deps.db, challenge, { personId, isNew: true }, deps.clock.now());
    const made = { rp, userId: user.id, username, challenge, had };
    return { status: 200, body: presentCreation(made) };
  };
}

/** Adds a passkey that a device has made; with the first factor of a person, codes to keep. */
export function addPasskey({ db, clock }: Deps): UseCase<typeof endpoints.addPasskey> {
  return async ({ body: { nome, chave } }, { person, origin, language }) => {
    const { personId, loginId } = person;
    const name = nome.trim();
    if (name === '') {
      return refuseBlank('nome', translatorFor(language)('secondFactor.passkeyName'), language);
    }
    const credential = await verifyMade({ db, clock }, chave, { personId, origin });
    if (!credential) return refuse(422, 'PasskeyNaoAceita');
    const passkey = {
      credential: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      signatures: credential.counter,
      transports: chave.response.transports ?? [],
      host: hostOf(origin),
      name,
    };
    const made = await keepPasskey({ db, clock }, { personId, loginId }, passkey);
    return 'refusal' in made ? made : { status: 200, body: made };
  };
}

/** Keeps a passkey as long as the person has not too many; answers codes to keep with their first factor. */
function keepPasskey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { personId, loginId }: Pick<PersonalSession, 'personId' | 'loginId'>,
  passkey: Omit<NewPasskey, 'madeAt'>,
) {
  return db.transaction().execute(async (trx) => {
    await lockFactors(trx, personId);
    const { length: had } = await listPasskeys(trx, personId);
    if (had >= passkeyLimits.passkeys) return tooMany;
    const isFirst = !(await hasFactor(trx, personId));
    const madeAt = new Date(clock.now().epochMilliseconds);
    const isWritten = await writePasskey(trx, personId, { ...passkey, madeAt });
    if (!isWritten) return refuse(422, 'PasskeyNaoAceita');
    await recordEvent(trx, clock, { kind: 'second-factor-set', loginId });
    return { codigos: isFirst ? await writeKeys(trx, personId) : [] };
  });
}
