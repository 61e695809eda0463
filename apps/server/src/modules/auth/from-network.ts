import { noNetwork, type Network } from '../../endpoint/network.ts';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import { isKnownBrowser, type Counter } from './sign-in-attempts.ts';

/** Where a try comes from: a browser that is known is counted by itself, whatever its network does. */
export function placeOf(counter: Counter, network: Network): Network {
  return isKnownBrowser(counter) ? noNetwork : network;
}

/** Makes a try that is refused where it is wrong: so many wrong ones may come from a network. */
export async function tryFrom<Result extends object>(
  network: Network,
  rate: 'wrongPassword' | 'wrongRecoveryCode',
  work: () => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  const outcome = await network.attempt(rate, work, (result) => 'refusal' in result);
  return 'result' in outcome ? outcome.result : tooManyFromThere(outcome.wait);
}

/** Counts what costs whether it is right or wrong. */
export async function refuseMore(
  network: Network,
  rate: 'signIn' | 'recoveryCode' | 'publicToken' | 'registration',
): Promise<Refusal | null> {
  const wait = await network.take(rate);
  return wait > 0 ? tooManyFromThere(wait) : null;
}

function tooManyFromThere(wait: number): Refusal {
  const minutos = Math.ceil(wait / 60);
  return { ...refuse(429, 'TentativasDemaisDaRede', { minutos }), retryAfter: wait };
}
