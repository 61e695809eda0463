import { useTranslation } from '../../languages/use-translation.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import { Stack } from '../../ui/layouts/flow.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { CodeForm, verifyHref } from './code-form.tsx';
import styles from './verify-page.module.css';

export function canonical({ url }: PageAddress): string | null {
  return verifyHref(url.searchParams.get('codigo') ?? '');
}

/** Form for typing the code of a paper clearance, for people who cannot scan its QR code. */
export function Page() {
  const { t } = useTranslation();
  const title = t('clearances.verify.title');
  return (
    <div className={styles.page}>
      <title>{`${title} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={5}>
        <PageHeader title={title}>{t('clearances.verify.lead')}</PageHeader>
        <CodeForm />
      </Stack>
    </div>
  );
}
