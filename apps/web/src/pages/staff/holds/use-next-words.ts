import { useTranslation } from '../../../languages/use-translation.ts';
import type { Hold } from './hold.ts';

/**
 * Tells where a copy taken off the hold shelf goes: to the next reader in the queue, or back to its shelf.
 */
export function useNextWords() {
  const { t } = useTranslation();
  return (next: Hold['proxima']) =>
    next
      ? t('holds.desk.nextIs', { name: next.nome_pessoa, until: next.retirar_ate })
      : t('holds.desk.back');
}
