import type { CallEndpoint, Output } from '../../api/api.ts';

type Challenge = Output<'createCaptcha'>['desafio'];

export interface SolvedCaptcha {
  /** Challenge and solution, as `recaptcha_token` takes them. */
  readonly token: string;
  /** Milliseconds for which the token is accepted. */
  readonly life: number;
}

/** Milliseconds before its end from which an answer may come too late. */
const margin = 10_000;

/** Requests a challenge and solves it in a worker. @throws where it cannot be solved. */
export async function solveCaptcha(
  call: CallEndpoint,
  signal: AbortSignal,
): Promise<SolvedCaptcha> {
  const { desafio, validade } = await call('createCaptcha', {}, signal);
  const solution = await solutionOf(desafio, signal);
  if (solution === null) throw new Error('the captcha was not solved');
  const token = btoa(JSON.stringify({ challenge: desafio, solution }));
  return { token, life: validade * 1000 - margin };
}

function solutionOf(challenge: Challenge, signal: AbortSignal): Promise<unknown> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<unknown>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', reject);
    signal.addEventListener('abort', reject);
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
