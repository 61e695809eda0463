import {
  isLanguage,
  languageHeader,
  languageIds,
  type PageLanguage,
} from '@estante/contract/plain';
import type { CallAnswer, ErrorBody } from '@estante/contract';
import { table } from 'virtual:endpoints';
import { ApiFailure, type EndpointName, type Send } from './api.ts';
import { loadRefusalSentences } from './failure-words.ts';
import { readAnswer } from './read-answer.ts';

export interface SenderOptions {
  /** Scheme and host that the calls go to, without a slash at the end: `https://acervo.example.br`. */
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<CallAnswer>;
  /** Language of the page at the moment of the call. */
  readonly language: () => PageLanguage;
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export function createSender(options: SenderOptions): Send {
  const send = async (name: EndpointName, parts: Parts, bearer?: string, signal?: AbortSignal) => {
    // Known endpoints are not awaited, so that a call sent on leaving goes at once.
    const endpoint = table[name] ?? (await laterEndpoint(name));
    const request = requestOf(options, endpoint, parts, bearer);
    const response = await options
      .fetch(signal ? new Request(request, { signal }) : request)
      .catch((error: unknown) => {
        if (signal?.aborted) throw error;
        throw new ApiFailure(0, 'NaoFoiPossivelComunicarServidor');
      });
    const body = jsonOf(await response.text().catch(() => ''));
    if (response.ok) return readAnswer(name, body);
    await loadRefusalSentences();
    throw failureAnswered(response.status, body);
  };
  // The server's answer was checked against the contract before it was sent.
  return send as Send;
}

/** Parses JSON; null for any other text. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type TableRow = NonNullable<(typeof table)[EndpointName]>;

/** Finds an endpoint of a table that not every visit needs. */
async function laterEndpoint(name: EndpointName): Promise<TableRow> {
  try {
    const ofPatrons = (await import('virtual:patron-endpoints')).table[name];
    const endpoint = ofPatrons ?? (await import('virtual:staff-endpoints')).table[name];
    if (endpoint) return endpoint;
  } catch {
    throw new ApiFailure(0, 'NaoFoiPossivelComunicarServidor');
  }
  throw new Error(`The contract has no ${name}`);
}

/** Call that ends the visit: it is sent though the page goes away. */
const outliving = table.endKioskSession;

function requestOf(
  options: SenderOptions,
  endpoint: TableRow,
  parts: Parts,
  bearer?: string,
): Request {
  const [method, template] = endpoint;
  const path = template.replaceAll(/\{(\w+)\}/g, (_match, key: string) =>
    encodeURIComponent(String(parts.params?.[key])),
  );
  const search = searchOf(parts.query);
  const asked = options.language();
  const language = isLanguage(asked) ? asked : 'pt';
  const headers = new Headers({ [languageHeader]: String(languageIds[language]) });
  if (bearer) headers.set('authorization', `Bearer ${bearer}`);
  if (parts.body !== undefined) headers.set('content-type', 'application/json');
  return new Request(`${options.origin}/api${path}${search}`, {
    method,
    headers,
    keepalive: endpoint === outliving,
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  });
}

/** Writes the query; lists repeat their name, and undefined values are left out. */
function searchOf(query: Parts['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text && `?${text}`;
}

function failureAnswered(status: number, body: unknown): ApiFailure {
  const erro = (body as Partial<ErrorBody> | null)?.erro;
  const codigo = erro?.codigo ?? 'OcorreuErroInesperado';
  const { mensagem, valores, campos, motivos, desafio } = erro ?? {};
  return new ApiFailure(status, codigo, mensagem, valores, campos, motivos, desafio);
}
