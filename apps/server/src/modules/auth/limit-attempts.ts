import { unlimited, type RateLimiter } from '../../endpoint/rate-limiter.ts';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import { isKnownBrowser, type Counter } from './attempt-counter.ts';

/** Limiter of an attempt; unlimited for a known browser, which is counted by itself whatever its network does. */
export function placeOf(counter: Counter, limiter: RateLimiter): RateLimiter {
  return isKnownBrowser(counter) ? unlimited : limiter;
}

/** Refusals that tell that something shown was wrong; all others say nothing of it, or that it was right. */
const wrong: ReadonlySet<Refusal['refusal']> = new Set([
  'UsuarioOuSenhaIncorreta',
  'UsuarioOuSenhaIncorretaCustom',
  'SegundoFatorIncorreto',
  'CodigoNaoConfere',
  'TokenNaoConfere',
  'LeitorNaoEncontrado',
]);

/** Runs an attempt, counting wrong ones per network; refuses it where too many were wrong. */
export async function tryFrom<Result extends object>(
  limiter: RateLimiter,
  rate: 'wrongPassword' | 'wrongRecoveryCode',
  work: () => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  const outcome = await limiter.attempt(rate, work, (result) => isWrong(result));
  return 'result' in outcome ? outcome.result : tooManyFromThere(outcome.wait);
}

function isWrong(result: object): boolean {
  return 'refusal' in result && wrong.has((result as Refusal).refusal);
}

/** Counts an attempt, right or wrong; refuses it where there were too many. */
export async function refuseMore(
  limiter: RateLimiter,
  rate: 'signIn' | 'recoveryCode' | 'publicToken' | 'registration',
): Promise<Refusal | null> {
  const wait = await limiter.take(rate);
  return wait > 0 ? tooManyFromThere(wait) : null;
}

function tooManyFromThere(wait: number): Refusal {
  const minutos = Math.ceil(wait / 60);
  return { ...refuse(429, 'TentativasDemaisDaRede', { minutos }), retryAfter: wait };
}
