import type { ErrorCode } from '@estante/contract';
import { expect, test } from 'vitest';
import { withOAuthError } from './oauth-error.ts';

const errorOf = (codigo: ErrorCode) =>
  (withOAuthError({ erro: { codigo, mensagem: '' } }, 422) as { error?: string }).error;

test.each([
  'UsuarioOuSenhaIncorreta',
  'UsuarioOuSenhaIncorretaCustom',
  'SegundoFatorNecessario',
  'SegundoFatorIncorreto',
  'SenhaProvisoria',
  'VinculoEncerrado',
  'MuitasTentativas',
  'TentativasDemaisDaRede',
  'ACESSO_BLOQUEADO',
  'SessaoExpirada',
] as const)('%s refuses what the grant shows (RFC 6749, 5.2)', (code) => {
  expect(errorOf(code)).toBe('invalid_grant');
});

test.each([
  ['credential_missing', 'invalid_request'],
  ['AuthCAPTCHAError', 'invalid_request'],
  ['ClienteInvalido', 'invalid_client'],
  ['TipoDeConcessaoNaoAceito', 'unsupported_grant_type'],
] as const)('%s is %s', (code, error) => {
  expect(errorOf(code)).toBe(error);
});

test('a fault has no name of the standard', () => {
  expect(withOAuthError({ erro: { codigo: 'OcorreuErroInesperado' } }, 500)).not.toHaveProperty(
    'error',
  );
});
