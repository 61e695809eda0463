import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/flow.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export const status = 404;

/** Nothing at this address of the staff area, or nothing for this person. */
export function Page() {
  const { t } = useTranslation();
  return (
    <Stack gap={5}>
      <title>{`${t('notFound.title')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader over={t('staff.title')} title={t('notFound.title')}>
        {t('notFound.hint')}
      </PageHeader>
      <p>
        <Link href="/meupergamum/atendimento">{t('staff.title')}</Link>
      </p>
    </Stack>
  );
}
