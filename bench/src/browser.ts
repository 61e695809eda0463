import { request, type Agent, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { webClient } from '@estante/contract';
import { answerTo } from '../../apps/server/test/captcha.ts';
import { password } from './circulation/people.ts';

export interface Answer {
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** Body of the answer; without one, the name of the error. */
  readonly body: string;
}

interface AskOptions {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: object;
}

/** Milliseconds after which a reader has gone. */
const patience = 20_000;

/** One reader's browser behind the operator's proxy: an address, cookies, a token where they signed in. */
export class Browser {
  readonly #place: { readonly host: string; readonly port: number; readonly agent: Agent };
  readonly #address: string;
  readonly #cookies = new Map<string, string>();
  #token = '';

  constructor(place: { host: string; port: number; agent: Agent }, address: string) {
    this.#place = place;
    this.#address = address;
  }

  async ask(
    path: string,
    { method = 'GET', headers = {}, body }: AskOptions = {},
  ): Promise<Answer> {
    const signal = AbortSignal.timeout(patience);
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const call = request({
      ...this.#place,
      method,
      path,
      signal,
      headers: {
        'x-forwarded-for': this.#address,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(cookie && { cookie }),
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    call.end(body && JSON.stringify(body));
    const [answer] = (await once(call, 'response', { signal })) as [IncomingMessage];
    for (const set of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    return { status: answer.statusCode ?? 0, body: await text(answer) };
  }

  /** Like `ask`, except that a failure counts as an answer of status 0. */
  askOrFail(path: string, sent: AskOptions = {}): Promise<Answer> {
    return this.ask(path, sent).catch((error: unknown) => ({
      status: 0,
      body: error instanceof Error ? error.name : 'error',
    }));
  }

  async signIn(username: string): Promise<Answer> {
    const client = { client_id: webClient.id, client_secret: webClient.secret };
    const body = { grant_type: 'password', username, password, ...client };
    const answer = await this.askOrFail('/api/oauth/token', { method: 'POST', body });
    if (answer.status === 200)
      this.#token = (JSON.parse(answer.body) as { access_token: string }).access_token;
    return answer;
  }

  /** Does the work that the page shown to crowds asks for, as its script does. */
  async doWork(): Promise<void> {
    const { body } = await this.ask('/api/passe/desafio', { method: 'POST' });
    const { desafio } = JSON.parse(body) as { desafio: Parameters<typeof answerTo>[0] };
    const resposta = await answerTo(desafio);
    await this.ask('/api/passe', { method: 'POST', body: { resposta } });
  }
}
