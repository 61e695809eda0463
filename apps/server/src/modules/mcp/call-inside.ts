import { languageHeader } from '@estante/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface CallAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface InsideCall {
  readonly method: 'GET' | 'POST';
  /** Below /api: '/acervo/1'. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

/** Makes a call of the contract for the assistant's caller: with their key, in their language, from their network. */
export type CallInside = (call: InsideCall) => Promise<CallAnswer>;

export function callerOf(app: FastifyInstance, request: FastifyRequest): CallInside {
  const { session } = request;
  const { [languageHeader]: language, 'accept-language': accepted } = request.headers;
  const headers = {
    ...(session.kind === 'key' && { authorization: `Bearer ${session.key}` }),
    ...(typeof language === 'string' && { [languageHeader]: language }),
    ...(accepted !== undefined && { 'accept-language': accepted }),
  };
  return async ({ method, path, query = {}, payload }) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      query: { ...query },
      headers,
      remoteAddress: request.ip,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
}
