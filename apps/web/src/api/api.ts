import type {
  CallInput,
  CirculationRefusal,
  endpoints,
  ErrorBody,
  PasskeyChallenge,
} from '@estante/contract';
import type { ReadAnswer } from './read-answer.ts';

type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type Input<Name extends EndpointName> = CallInput<Endpoints[Name]>;
export type Output<Name extends EndpointName> = ReadAnswer<Name>;

/** Calls an endpoint of the contract by its name. @throws ApiFailure */
export type CallEndpoint = <Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
  signal?: AbortSignal,
) => Promise<Output<Name>>;

type FieldProblem = NonNullable<ErrorBody['erro']['campos']>[number];

/** A refusal, or status 0: the server could not be reached. Survives a trip through JSON. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly codigo: string;
  readonly mensagem: string;
  /** Values that stand in the sentence of the code, by name. */
  readonly valores: Readonly<Record<string, string | number>>;
  /** Fields in error, each with its fault. */
  readonly campos: readonly FieldProblem[];
  /** Reasons for which the circulation rules refuse. */
  readonly motivos: readonly CirculationRefusal[];
  /** Challenge for a passkey to sign, where that signature is missing; else null. */
  readonly desafio: PasskeyChallenge | null;
  constructor(
    status: number,
    codigo: string,
    mensagem = '',
    valores: Readonly<Record<string, string | number>> = {},
    campos: readonly FieldProblem[] = [],
    motivos: readonly CirculationRefusal[] = [],
    desafio: PasskeyChallenge | null = null,
  ) {
    super(`${status} ${codigo}`);
    this.status = status;
    this.codigo = codigo;
    this.mensagem = mensagem;
    this.valores = valores;
    this.campos = campos;
    this.motivos = motivos;
    this.desafio = desafio;
  }
}

/** Tells why a call failed; anything but a refusal or a lost connection counts as a fault of the server. */
export function failureOf(error: unknown): ApiFailure {
  return error instanceof ApiFailure ? error : new ApiFailure(500, 'OcorreuErroInesperado');
}

/** Source of the token that calls are made with: a person's, or that of anonymous visitors. */
export interface TokenSource {
  readonly token: () => Promise<string>;
  /** Gets a token in place of a refused one, shared by all calls that wait. */
  readonly renewed: (refused: string) => Promise<string>;
}

/** Sends a call unchanged, with this bearer or none. @throws ApiFailure */
export type Send = <Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
  bearer?: string,
  signal?: AbortSignal,
) => Promise<Output<Name>>;

/** Makes the calls by name; in the browser, where there is a token source, each carries a token. */
export function createApi(send: Send, tokens: TokenSource | null): CallEndpoint {
  if (!tokens) return (name, input, signal) => send(name, input, undefined, signal);
  return async (name, input, signal) => {
    const used = await tokens.token();
    try {
      return await send(name, input, used, signal);
    } catch (error) {
      if (!isExpiry(error)) throw error;
      const renewed = await tokens.renewed(used);
      return send(name, input, renewed, signal).catch((again: unknown) => {
        // Nobody is signed in any more: the first refusal says so, once.
        throw isRefusedToAll(again) ? error : again;
      });
    }
  };
}

/** Whether the call was refused because it needs a signed-in person. */
function isRefusedToAll(error: unknown): boolean {
  return error instanceof ApiFailure && error.codigo === 'EntradaNecessaria';
}

/** Whether the token was refused, rather than what was asked with it. */
export function isExpiry(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 401 && error.codigo === 'SessaoExpirada';
}
