import { languageHeader, languageIds, webClient, type Language } from '@estante/contract/plain';
import type { CallInput, endpoints, ErrorBody, Success } from '@estante/contract';
import { table } from 'virtual:endpoints';

type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type Input<Name extends EndpointName> = CallInput<Endpoints[Name]>;
export type Output<Name extends EndpointName> = Success<Endpoints[Name]>;

/** Calls an endpoint of the contract by its name. @throws ApiFailure */
export type CallEndpoint = <Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
  signal?: AbortSignal,
) => Promise<Output<Name>>;

/** A refusal, or status 0: the server could not be reached. Survives a trip through JSON. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly codigo: string;
  readonly mensagem: string;
  /** What stands in the sentence of the code. */
  readonly valores: Readonly<Record<string, string | number>>;
  constructor(
    status: number,
    codigo: string,
    mensagem = '',
    valores: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${status} ${codigo}`);
    this.status = status;
    this.codigo = codigo;
    this.mensagem = mensagem;
    this.valores = valores;
  }
}

export interface ApiOptions {
  /** Where the calls go: '' in the browser. */
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly language: Language;
  /** Sends the public token with each call: in the browser; a page being rendered sends none. */
  readonly usesToken: boolean;
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export function createApi(options: ApiOptions): CallEndpoint {
  let token: Promise<string> | null = null;
  const newToken = () =>
    send('issueToken', {
      body: {
        grant_type: 'client_credentials',
        client_id: webClient.id,
        client_secret: webClient.secret,
      },
    }).then((answer) => (answer as { access_token: string }).access_token);

  async function send(name: EndpointName, parts: Parts, signal?: AbortSignal, bearer?: string) {
    const request = requestOf(options, name, parts, bearer);
    const response = await options
      .fetch(signal ? new Request(request, { signal }) : request)
      .catch((error: unknown) => {
        if (signal?.aborted) throw error;
        throw new ApiFailure(0, 'NaoFoiPossivelComunicarServidor');
      });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return body;
    throw failureOf(response.status, body);
  }

  async function sendWithToken(name: EndpointName, parts: Parts, signal?: AbortSignal) {
    const used = (token ??= newToken());
    try {
      return await send(name, parts, signal, await used);
    } catch (error) {
      // The public token has expired: one fresh token for all calls that wait, one more try.
      if (!(error instanceof ApiFailure) || error.status !== 401) throw error;
      if (token === used) token = newToken();
      return send(name, parts, signal, await token);
    } finally {
      used.catch(() => {
        if (token === used) token = null;
      });
    }
  }

  // What the server answers was checked against the contract before it was sent.
  return ((name: EndpointName, input: Parts, signal?: AbortSignal) =>
    options.usesToken && name !== 'issueToken'
      ? sendWithToken(name, input, signal)
      : send(name, input, signal)) as CallEndpoint;
}

function requestOf(
  options: ApiOptions,
  name: EndpointName,
  parts: Parts,
  bearer?: string,
): Request {
  const [method, template] = table[name];
  const path = template.replaceAll(/\{(\w+)\}/g, (_match, key: string) =>
    encodeURIComponent(String(parts.params?.[key])),
  );
  const search = searchOf(parts.query);
  const headers = new Headers({ [languageHeader]: String(languageIds[options.language]) });
  if (bearer) headers.set('authorization', `Bearer ${bearer}`);
  if (parts.body !== undefined) headers.set('content-type', 'application/json');
  return new Request(`${options.origin}/api${path}${search}`, {
    method,
    headers,
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  });
}

/** Lists repeat their name; what is undefined is left out. */
function searchOf(query: Parts['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text && `?${text}`;
}

function failureOf(status: number, body: unknown): ApiFailure {
  const erro = (body as Partial<ErrorBody> | null)?.erro;
  const codigo = erro?.codigo ?? 'OcorreuErroInesperado';
  return new ApiFailure(status, codigo, erro?.mensagem, erro?.valores);
}
