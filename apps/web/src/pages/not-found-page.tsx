import { useTranslation } from 'react-i18next';
import { NotFound } from './not-found.tsx';

export const status = 404;

export function Page() {
  const { t } = useTranslation();
  return <NotFound title={t('notFound.title')}>{t('notFound.hint')}</NotFound>;
}
