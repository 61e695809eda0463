import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Script of the page that stands before the others while the site is overloaded: solves the challenge, gets
 * the pass in a cookie, and asks for the page again. If it cannot, the page says what to do by hand.
 */

/** Milliseconds after which a device is too slow for the challenge. */
const timeout = 60_000;
/**
 * Most tries, and the milliseconds they are counted over: without cookies the page would come back for ever.
 */
const [mostTries, span] = [2, 60_000];

const said = document.getElementById('said');
const work = document.getElementById('work');
const byHand = said?.textContent ?? '';

/** Times of earlier tries, kept in the history entry of this page. */
const before: unknown = history.state;
const tries = triesIn(before).filter((time) => Date.now() - time < span);
if (tries.length < mostTries) {
  tell(said?.dataset['working'] ?? '', true);
  void earnPass().then(askAgain, () => tell(byHand, false));
}

function tell(text: string, isWorking: boolean): void {
  if (said) said.textContent = text;
  if (work) work.hidden = !isWorking;
}

async function earnPass(): Promise<void> {
  const { desafio: challenge } = await post<{ desafio: Challenge }>('/api/passe/desafio', null);
  const solution = await solveChallenge({ challenge, deriveKey, timeout });
  if (!solution) throw new Error('the work was not done in time');
  await post('/api/passe', { resposta: btoa(JSON.stringify({ challenge, solution })) });
}

async function post<Body>(address: string, body: object | null): Promise<Body> {
  const answer = await fetch(address, {
    method: 'POST',
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Body;
}

function askAgain(): void {
  const kept = typeof before === 'object' ? before : {};
  history.replaceState({ ...kept, passTries: [...tries, Date.now()] }, '');
  location.reload();
}

function triesIn(state: unknown): number[] {
  const isKept = typeof state === 'object' && state !== null && 'passTries' in state;
  return isKept && Array.isArray(state.passTries) ? state.passTries.map(Number) : [];
}
