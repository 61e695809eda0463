import type { Translate } from '@estante/phrases/translator';
import { ApiFailure } from '../../app/api.ts';
import type { Toast } from '../../ui/toasts.tsx';

/** What is said of a sign-in that failed. */
export function signInMessage(error: unknown, t: Translate): Toast {
  const failure = error instanceof ApiFailure ? error : new ApiFailure(500, '');
  const words = wordsOf(failure, t);
  return { tone: [0, 500].includes(failure.status) ? 'danger' : 'warning', words };
}

function wordsOf({ status, codigo, mensagem, valores }: ApiFailure, t: Translate): string {
  const byCode = () =>
    t(`errors.${codigo}` as 'errors.NaoEncontrado', { ...valores, defaultValue: mensagem });
  if (codigo === 'ACESSO_BLOQUEADO' || status === 430) return t('errors.ACESSO_BLOQUEADO');
  switch (status) {
    case 0:
      return `${t('login.unknown')} ${t('errors.NaoFoiPossivelComunicarServidor')}`;
    case 400:
      return codigo === 'credential_missing' ? byCode() : t('login.failed');
    case 422:
      return mensagem;
    case 500:
      return t('login.unknown');
    default:
      return byCode();
  }
}
