import type { StaffPageName } from '@estante/contract/plain';
import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useStaffPages } from '../../session/use-permission.ts';
import { Stack } from '../../ui/layouts/flow.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { NoStaffTask } from './no-staff-task.tsx';

interface StaffTaskProps {
  /** Name of the task's page; null for the first page of the area. */
  readonly name: StaffPageName | null;
  readonly children: ReactNode;
}

/** Page of a task, under its heading; not found for staff without that task. */
export function StaffTask({ name, children }: StaffTaskProps) {
  const { t } = useTranslation();
  const isGiven = useStaffPages().some((page) => page.name === name);
  if (name !== null && !isGiven) return <NoStaffTask />;
  const title = name === null ? t('staff.title') : t(`staff.pages.${name}`);
  return (
    <Stack gap={5}>
      <title>{`${title} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader over={t(name === null ? 'account.title' : 'staff.title')} title={title}>
        {name === null ? t('staff.lead') : t(`staff.leads.${name}`)}
      </PageHeader>
      {children}
    </Stack>
  );
}
