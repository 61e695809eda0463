import type { Translate } from '@estante/phrases/translator';
import { ApiFailure } from '../../api/api.ts';
import { failureWords } from '../../api/failure-words.ts';
import type { FormProblem } from '../../ui/feedback/problem-summary.tsx';

/** Tells why a sign-in failed. After too many attempts the reader is sent to recovery, or to the desk. */
export function signInProblem(
  error: unknown,
  t: Translate,
  isRecoveryOffered: boolean,
): FormProblem {
  const failure = error instanceof ApiFailure ? error : new ApiFailure(500, '');
  const isBlocked = failure.codigo === 'ACESSO_BLOQUEADO' || failure.status === 430;
  const words = isBlocked ? blockedWords(failure, t, isRecoveryOffered) : wordsOf(failure, t);
  return { tone: [0, 500].includes(failure.status) ? 'danger' : 'warning', words, fields: [] };
}

function blockedWords(
  { valores: { context, ate } }: ApiFailure,
  t: Translate,
  isRecoveryOffered: boolean,
): string {
  if (context === 'biblioteca') return t('errors.ACESSO_BLOQUEADO_biblioteca');
  if (context === 'bibliotecaAte')
    return t('errors.ACESSO_BLOQUEADO_bibliotecaAte', { ate: String(ate) });
  return t(isRecoveryOffered ? 'errors.ACESSO_BLOQUEADO' : 'errors.ACESSO_BLOQUEADO_balcao');
}

function wordsOf(failure: ApiFailure, t: Translate): string {
  const { status, codigo, mensagem } = failure;
  switch (status) {
    case 0:
      return `${t('login.unknown')} ${t('errors.NaoFoiPossivelComunicarServidor')}`;
    case 400:
      return codigo === 'credential_missing' ? failureWords(failure, t) : t('login.failed');
    case 422:
      return mensagem;
    case 500:
      return t('login.unknown');
    default:
      return failureWords(failure, t);
  }
}
