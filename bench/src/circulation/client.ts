import { setTimeout as delay } from 'node:timers/promises';
import {
  endpoints,
  webClient,
  type CallInput,
  type Endpoint,
  type Success,
} from '@estante/contract';
import type { Evidence } from './evidence.ts';
import { marksIn, password, type Person } from './people.ts';

export interface Reply<E extends Endpoint> {
  readonly status: number;
  /** Body of an answer with 200; null where the call was refused. */
  readonly body: Success<E> | null;
}

/** Default for the most times that a call answered with 503 is sent again. */
const usualPatience = 20;

/** Milliseconds after which a person signs in again; a token is good for ten minutes. */
export const freshFor = 480_000;

/** Way in which a browser sends its calls. */
export interface SendOptions {
  readonly fetching: (url: URL, init: RequestInit) => Promise<Response>;
  /** Most times that a call is sent again while it is refused with 503. */
  readonly patience: number;
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string | undefined;
}

/** One person's browser: calls of the contract, answers read by its schemas. */
export class Client {
  readonly address: string;
  readonly evidence: Evidence;
  readonly person: Person;
  readonly #sending: SendOptions;
  #tokens: Tokens = { access_token: '' };
  #signedInAt = 0;

  constructor(address: string, evidence: Evidence, person: Person, sending?: SendOptions) {
    this.address = address;
    this.evidence = evidence;
    this.person = person;
    this.#sending = sending ?? { fetching: fetch, patience: usualPatience };
  }

  get accessToken(): string {
    return this.#tokens.access_token;
  }

  get refreshToken(): string {
    return this.#tokens.refresh_token ?? '';
  }

  use(tokens: Tokens): void {
    this.#tokens = tokens;
  }

  /** A call by this person. */
  async call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Reply<E>> {
    const { status, text } = await this.#sendUntilTaken(endpoint, input as CallParts);
    this.evidence.count(endpoint, status);
    if (status !== 200) return { status, body: null };
    if (!isStaff(endpoint)) this.evidence.overheard(this.person, marksIn(text));
    const body = endpoint.responses[200]?.parse(JSON.parse(text)) as Success<E>;
    return { status, body };
  }

  async signIn(): Promise<void> {
    const fields = { username: this.person.username, password };
    const reply = await this.grant('password', fields);
    if (!reply.body) throw new Error(`${this.person.mark} is not let in: ${reply.status}`);
    this.use(reply.body);
    this.#signedInAt = performance.now();
  }

  /** Signs in again where the token is soon at its end. */
  async staySignedIn(): Promise<void> {
    if (performance.now() - this.#signedInAt > freshFor) await this.signIn();
  }

  /** Makes the token call and returns its reply; the caller decides whether to use the tokens. */
  grant(grant_type: string, fields: Readonly<Record<string, string>>) {
    const client = { client_id: webClient.id, client_secret: webClient.secret };
    return this.call(endpoints.issueToken, { body: { grant_type, ...client, ...fields } });
  }

  /** Sends a call again while it is answered with 503, as browsers do: 503 says that nothing was done. */
  async #sendUntilTaken(endpoint: Endpoint, sent: CallParts) {
    for (let left = this.#sending.patience; left > 0; left -= 1) {
      const answer = await this.#send(endpoint, sent);
      if (answer.status !== 503) return answer;
      this.evidence.busy += 1;
      await delay(500);
    }
    return this.#send(endpoint, sent);
  }

  async #send(endpoint: Endpoint, { params = {}, query = {}, body }: CallParts) {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
    const url = new URL(`${this.address}/api${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const answer = await this.#sending.fetching(url, {
      method: endpoint.method,
      headers: {
        ...(endpoint.access === 'patron' && {
          authorization: `Bearer ${this.#tokens.access_token}`,
        }),
        ...(endpoint.acts && { 'sec-fetch-site': 'same-origin' }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  }
}

interface CallParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Whether staff make a call: its answers are about other people by nature. */
function isStaff({ path }: Endpoint): boolean {
  return path.startsWith('/atendimento/');
}
