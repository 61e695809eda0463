import { accountPages } from '@estante/contract/plain';
import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { Stack } from '../../ui/layouts/flow.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { NothingInAccount } from './nothing-in-account.tsx';

type Name = (typeof accountPages)[number]['name'];

interface AccountTaskProps {
  readonly name: Name;
  /** Sentence under the heading that tells the purpose of the page. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** Page of the personal area, under its heading; not found while the area is off. */
export function AccountTask({ name, lead, children }: AccountTaskProps) {
  const { t } = useTranslation();
  const page = accountPages.find((one) => one.name === name);
  const isOn = useActivity(page?.activity ?? accountPages[0].activity);
  if (!isOn) return <NothingInAccount />;
  const title = t(`account.pages.${name}`);
  return (
    <Stack gap={5}>
      <title>{`${title} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader over={t('account.title')} title={title}>
        {lead}
      </PageHeader>
      {children}
    </Stack>
  );
}
