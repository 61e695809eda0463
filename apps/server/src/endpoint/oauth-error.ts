import type { ErrorBody, ErrorCode, OAuthError } from '@estante/contract';
import type { preSerializationHookHandler } from 'fastify';

/** The `error` of each refusal that RFC 6749, section 5.2, has a name for. */
const named: Partial<Record<ErrorCode, OAuthError>> = {
  ClienteInvalido: 'invalid_client',
  SessaoExpirada: 'invalid_grant',
  EnderecoDeEntradaInvalido: 'invalid_grant',
  UsuarioOuSenhaIncorreta: 'invalid_grant',
  UsuarioOuSenhaIncorretaCustom: 'invalid_grant',
  SegundoFatorNecessario: 'invalid_grant',
  SegundoFatorIncorreto: 'invalid_grant',
  SenhaProvisoria: 'invalid_grant',
  VinculoEncerrado: 'invalid_grant',
  MuitasTentativas: 'invalid_grant',
  TentativasDemaisDaRede: 'invalid_grant',
  ACESSO_BLOQUEADO: 'invalid_grant',
  TipoDeConcessaoNaoAceito: 'unsupported_grant_type',
};

/** Adds the standard's `error` to a refusal, whoever refused: the use case, its schema or Fastify. */
export const addOAuthError: preSerializationHookHandler = (_request, reply, payload, done) => {
  done(null, withOAuthError(payload, reply.statusCode));
};

export function withOAuthError(payload: unknown, status: number): unknown {
  return status < 500 && isErrorBody(payload) ? withError(payload) : payload;
}

function withError(body: ErrorBody): ErrorBody & { readonly error: OAuthError } {
  return { ...body, error: named[body.erro.codigo] ?? 'invalid_request' };
}

function isErrorBody(payload: unknown): payload is ErrorBody {
  return typeof payload === 'object' && payload !== null && 'erro' in payload;
}
