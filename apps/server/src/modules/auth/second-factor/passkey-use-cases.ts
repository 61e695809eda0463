import { passkeyLimits, type endpoints } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { readSettings } from '../../institution/index.ts';
import { recordEvent } from '../audit.ts';
import { findOwnLogin } from '../login-repository.ts';
import type { SignInDeps } from '../sign-in.ts';
import type { FactorDeps } from './factor-deps.ts';
import { challengeFor, hostOf } from './passkey-proof.ts';
import {
  challengeSeconds,
  deletePasskey,
  listPasskeys,
  namePasskey,
  takeChallenge,
  writeChallenge,
  writePasskey,
} from './passkey-repository.ts';
import { refuseProof } from './prove.ts';
import { deleteLoneKeys, hasFactor, lockFactors, writeKeys } from './repository.ts';

type Deps = SignInDeps & FactorDeps;

/** ES256, EdDSA and RS256 (IANA, COSE algorithms): one of them every device has. */
const algorithms = [-7, -8, -257];

const tooMany = refuse(409, 'limite_passkeys_excedido', { limite: passkeyLimits.passkeys });

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
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const options = await generateRegistrationOptions({
      rpID: rp.id,
      rpName: rp.name,
      userName: username,
      // The same for all devices of a person, and no name of theirs.
      userID: new TextEncoder().encode(`estante ${personId}`),
    });
    const { challenge } = options;
    await writeChallenge(deps.db, challenge, { personId, isNew: true }, deps.clock.now());
    return {
      status: 200,
      body: {
        rp,
        user: { id: options.user.id, name: username, displayName: username },
        challenge,
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
        timeout: challengeSeconds * 1000,
        attestation: 'none',
        excludeCredentials: had
          .filter(({ host }) => host === rp.id)
          .map(({ credential, transports }) => ({
            id: credential,
            type: 'public-key' as const,
            transports: [...transports],
          })),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
      },
    };
  };
}

export function addPasskey({ db, clock }: Deps): UseCase<typeof endpoints.addPasskey> {
  return async ({ body: { nome, chave } }, { person, origin, language }) => {
    const { personId, loginId } = person;
    const name = nome.trim();
    if (name === '') {
      return refuseBlank('nome', translatorFor(language)('secondFactor.passkeyName'), language);
    }
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const verified = await verifyRegistrationResponse({
      response: { ...chave, clientExtensionResults: {} },
      expectedChallenge: (sent) => takeChallenge(db, sent, { personId, isNew: true }, clock.now()),
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    }).catch(() => null);
    if (!verified?.verified) return refuse(422, 'PasskeyNaoAceita');
    const { credential } = verified.registrationInfo;
    const made = await db.transaction().execute(async (trx) => {
      await lockFactors(trx, personId);
      const { length: had } = await listPasskeys(trx, personId);
      if (had >= passkeyLimits.passkeys) return tooMany;
      const isFirst = !(await hasFactor(trx, personId));
      const isWritten = await writePasskey(trx, personId, {
        credential: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        signatures: credential.counter,
        transports: chave.response.transports ?? [],
        host: hostOf(origin),
        name,
        madeAt: new Date(clock.now().epochMilliseconds),
      });
      if (!isWritten) return refuse(422, 'PasskeyNaoAceita');
      await recordEvent(trx, clock, { kind: 'second-factor-set', loginId });
      return { codigos: isFirst ? await writeKeys(trx, personId) : [] };
    });
    return 'refusal' in made ? made : { status: 200, body: made };
  };
}

export function renamePasskey({ db }: Deps): UseCase<typeof endpoints.renamePasskey> {
  return async ({ params: { codigo }, body: { nome } }, { person: { personId }, language }) => {
    const name = nome.trim();
    if (name === '') {
      return refuseBlank('nome', translatorFor(language)('secondFactor.passkeyName'), language);
    }
    const isDone = await namePasskey(db, personId, codigo, name);
    return isDone ? { status: 200, body: {} } : refuse(404, 'NaoEncontrado');
  };
}

export function removePasskey(deps: Deps): UseCase<typeof endpoints.removePasskey> {
  const { db, clock } = deps;
  return async ({ params: { codigo }, body }, asker) => {
    const { personId, loginId } = asker.person;
    const own = await listPasskeys(db, personId);
    if (!own.some(({ id }) => id === codigo)) return refuse(404, 'NaoEncontrado');
    const refusal = await refuseProof(deps, body, asker);
    if (refusal) return refusal;
    await db.transaction().execute(async (trx) => {
      if (!(await deletePasskey(trx, personId, codigo))) return;
      await deleteLoneKeys(trx, personId);
      await recordEvent(trx, clock, { kind: 'second-factor-removed', loginId });
    });
    return { status: 200, body: {} };
  };
}

export function challengePasskey(deps: Deps): UseCase<typeof endpoints.challengePasskey> {
  return async (_request, { person: { personId }, origin }) => {
    const challenge = await challengeFor(deps, { personId, origin });
    return challenge ? { status: 200, body: challenge } : refuse(404, 'NaoEncontrado');
  };
}
