import { createHmac, randomBytes } from 'node:crypto';
import type { endpoints } from '@estante/contract';
import { passLife } from '../../endpoint/pass.ts';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { isSameSecret } from '../../platform/digest.ts';
import { makeChallenge, takeAnswer, type ProofDeps } from './proof-of-work.ts';

/** Passes: a browser that has one is counted by it, and not by its network. They open nothing. */
export interface Passes {
  /** Issues a pass; a person always gets the same one, for another while. */
  readonly issue: (personId?: number) => string;
  /** Reads the number of a pass; null where it is not ours or has ended. */
  readonly read: (pass: string) => string | null;
}

export interface PassDeps extends ProofDeps {
  readonly passes: Passes;
}

const form = /^(?<number>[\w-]{22})\.(?<ends>\d{1,12})\.(?<mark>[\w-]{43})$/;

/** Creates passes, signed by a server-wide key so that each server knows them: nothing is kept. */
export function createPasses(key: Buffer, clock: Clock): Passes {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  const now = () => Math.floor(clock.now().epochMilliseconds / 1000);
  return {
    issue: (personId) => {
      const number = personId === undefined ? randomBytes(16) : sign(`person ${personId}`);
      const said = `${number.subarray(0, 16).toString('base64url')}.${now() + passLife}`;
      return `${said}.${sign(said).toString('base64url')}`;
    },
    read: (pass) => {
      const { number = '', ends = '', mark = '' } = form.exec(pass)?.groups ?? {};
      const isOurs = isSameSecret(Buffer.from(mark, 'base64url'), sign(`${number}.${ends}`));
      return isOurs && now() < Number(ends) ? number : null;
    },
  };
}

export function createPassChallenge(
  deps: ProofDeps,
): UseCase<typeof endpoints.createPassChallenge> {
  return async () => ({ status: 200, body: { desafio: await makeChallenge(deps, 'pass') } });
}

export function createPass(deps: PassDeps): UseCase<typeof endpoints.createPass> {
  return async ({ body }) => {
    if (!(await takeAnswer(deps, 'pass', body.resposta))) return refuse(422, 'TrabalhoNaoConfere');
    return { status: 200, body: { validade: passLife }, pass: deps.passes.issue() };
  };
}
