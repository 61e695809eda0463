import { useTranslation } from '../../../languages/use-translation.ts';
import type { Hold } from './hold.ts';

/** Tells what becomes of a copy taken off the hold shelf: it is for the next in the queue, or goes back. */
export function useNextWords() {
  const { t } = useTranslation();
  return (next: Hold['proxima']) =>
    next
      ? t('holds.desk.nextIs', { name: next.nome_pessoa, until: next.retirar_ate })
      : t('holds.desk.back');
}
