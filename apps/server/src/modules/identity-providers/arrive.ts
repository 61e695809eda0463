import { secretName } from '@estante/database';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '../../endpoint/refusal.ts';
import { recordEvent } from '../auth/index.ts';
import { prove } from './prove.ts';
import type { SignOutFacts } from './finish-sign-in.ts';
import type { Identity } from './identity.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { ProviderFault } from './provider-fault.ts';
import type { Provider } from './provider-repository.ts';
import { resolveLogin } from './resolve-login.ts';
import type { SignInReport } from './sign-in-report.ts';
import { writeEntry, type ReturnedSignIn } from './sign-in-repository.ts';

/** Page that a browser goes on to once it is back: one of ours, which alone ends the sign-in. */
const page = '/entrar';

export interface Arrival {
  readonly identity: Identity;
  readonly signOut: SignOutFacts;
  /** Report of the sign-in; null where the provider does not say when they signed in there. */
  readonly report: SignInReport | null;
}

/** Sends the browser on with a code, or with why there is none: never with what the provider said. */
export async function arrive(
  deps: ProviderDeps,
  reply: FastifyReply,
  { provider, underWay }: { readonly provider: Provider; readonly underWay: ReturnedSignIn | null },
  look: (underWay: ReturnedSignIn) => Promise<Arrival>,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (!underWay) return goOn(reply, { falha: 'EntradaNaoConcluida' });
  const { target, session_id } = underWay;
  // Told apart by the page: a person who confirms is signed in, and stays so.
  const proof: Readonly<Record<string, string>> = session_id === null ? {} : { confirma: '1' };
  try {
    const arrival = await look(underWay);
    const login = await loginOf(deps, provider, { underWay, arrival });
    if ('refusal' in login) {
      return await tellRefused(deps, reply, login, { ...proof, redirect: target });
    }
    const told = Buffer.from(JSON.stringify(arrival.signOut));
    const signOut = deps.safe.seal(told, secretName.providerSignOut);
    const codigo = await writeEntry(deps.db, underWay, { ...login, signOut }, deps.clock.now());
    return goOn(reply, { ...proof, codigo });
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    deps.log.warn({ provider: provider.id, reason: error.reason }, error.message);
    const falha = (session_id === null ? faults : proofFaults)[error.reason];
    return goOn(reply, { ...proof, falha, redirect: target });
  }
}

interface ReturnedArrival {
  readonly underWay: ReturnedSignIn;
  readonly arrival: Arrival;
}

/** The login that a session begins for, or whose owner is proven to be the person who came. */
async function loginOf(
  deps: ProviderDeps,
  provider: Provider,
  { underWay: { session_id: sessionId, begunAt }, arrival: { identity, report } }: ReturnedArrival,
) {
  if (sessionId !== null) {
    return prove(deps, provider, { identity, report, sessionId, begunAt });
  }
  const login = await resolveLogin(deps, provider, identity);
  return 'refusal' in login ? login : { loginId: login.id, provenAt: null };
}

const faults = {
  away: 'ProvedorForaDoAr',
  refused: 'ProvedorRecusou',
  wrong: 'EntradaNaoConcluida',
} as const;
const proofFaults = { ...faults, wrong: 'ConfirmacaoNaoConcluida' } as const;

async function tellRefused(
  { db, clock }: ProviderDeps,
  reply: FastifyReply,
  { refusal }: Refusal,
  told: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  await recordEvent(db, clock, { kind: 'sign-in-refused', loginId: null });
  return goOn(reply, { ...told, falha: refusal });
}

function goOn(reply: FastifyReply, told: Readonly<Record<string, string>>): FastifyReply {
  return reply.redirect(`${page}?${new URLSearchParams(told).toString()}`, 303);
}
