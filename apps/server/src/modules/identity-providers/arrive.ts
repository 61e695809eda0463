import { secretName } from '@estante/database';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '../../endpoint/refusal.ts';
import { recordEvent } from '../auth/index.ts';
import type { SignOutFacts } from './finish-sign-in.ts';
import type { Identity } from './identity.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { ProviderFault } from './provider-fault.ts';
import type { Provider } from './provider-repository.ts';
import { resolveLogin } from './resolve-login.ts';
import { writeEntry, type UnderWay } from './sign-in-repository.ts';

/** Page that a browser goes on to once it is back: one of ours, which alone ends the sign-in. */
const page = '/entrar';

export interface Arrival {
  readonly identity: Identity;
  readonly signOut: SignOutFacts;
}

/** Sends the browser on with a code, or with why there is none: never with what the provider said. */
export async function arrive(
  deps: ProviderDeps,
  reply: FastifyReply,
  { provider, underWay }: { readonly provider: Provider; readonly underWay: UnderWay | null },
  look: (underWay: UnderWay) => Promise<Arrival>,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (!underWay) return goOn(reply, { falha: 'EntradaNaoConcluida' });
  const { target } = underWay;
  try {
    const { identity, signOut } = await look(underWay);
    const login = await resolveLogin(deps, provider, identity);
    if ('refusal' in login) return await tellRefused(deps, reply, login, target);
    const sealed = deps.safe.seal(Buffer.from(JSON.stringify(signOut)), secretName.providerSignOut);
    const arrival = { loginId: login.id, signOut: sealed };
    const codigo = await writeEntry(deps.db, underWay, arrival, deps.clock.now());
    return goOn(reply, { codigo });
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    deps.log.warn({ provider: provider.id, reason: error.reason }, error.message);
    return goOn(reply, { falha: faults[error.reason], redirect: target });
  }
}

const faults = {
  away: 'ProvedorForaDoAr',
  refused: 'ProvedorRecusou',
  wrong: 'EntradaNaoConcluida',
} as const;

async function tellRefused(
  { db, clock }: ProviderDeps,
  reply: FastifyReply,
  { refusal }: Refusal,
  redirect: string,
): Promise<FastifyReply> {
  await recordEvent(db, clock, { kind: 'sign-in-refused', loginId: null });
  return goOn(reply, { falha: refusal, redirect });
}

function goOn(reply: FastifyReply, told: Readonly<Record<string, string>>): FastifyReply {
  return reply.redirect(`${page}?${new URLSearchParams(told).toString()}`, 303);
}
