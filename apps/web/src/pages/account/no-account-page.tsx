import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Stack } from '../../ui/flow.tsx';

export const status = 404;

/** Nothing at this address of the personal area. */
export function Page() {
  const { t } = useTranslation();
  return (
    <Stack gap={5}>
      <title>{`${t('notFound.title')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader over={t('account.title')} title={t('notFound.title')}>
        {t('notFound.hint')}
      </PageHeader>
      <p>
        <Link href="/meupergamum">{t('account.title')}</Link>
      </p>
    </Stack>
  );
}
