import { setTimeout as delay } from 'node:timers/promises';

/** Asks again when a busy server says to: 503 with Retry-After. Only for callers that ask once at a time. */
export async function fetchWhenFree(address: string, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const answer = await fetch(address, init);
    const wait = Number(answer.headers.get('retry-after') ?? 0);
    if (answer.status !== 503 || wait <= 0) return answer;
    await answer.body?.cancel();
    await delay(wait * 1000);
  }
}
