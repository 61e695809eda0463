import { useTranslation } from '../../languages/use-translation.ts';
import { NotFound } from './not-found.tsx';

/** Page for an address that no page has. */
export function AddressNotFound() {
  const { t } = useTranslation();
  return <NotFound title={t('notFound.title')}>{t('notFound.hint')}</NotFound>;
}
