import { useTranslation } from '../../../languages/use-translation.ts';
import { urgencyOf } from '../../../features/loans/due-words.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './dashboard.module.css';
import { sortMatters } from './sort-matters.ts';
import { UrgentMatters } from './urgent-matters.tsx';
import { PanelFailure } from './panel-failure.tsx';
import { OtherMatters } from './other-matters.tsx';
import { useOwnAffairs } from './use-own-affairs.ts';

/** Matters that ask for an act now, then those under way; panels without content are left out. */
export function Dashboard() {
  const { t } = useTranslation();
  const affairs = useOwnAffairs();
  if (affairs.isLoading) {
    return (
      <div className={styles.loading}>
        <Loading label={t('frame.loading')}>
          <Skeleton lines={8} />
        </Loading>
      </div>
    );
  }
  const matters = sortMatters(affairs, urgencyOf);
  return (
    <Stack gap={5}>
      {affairs.failed.map(({ title, asked }) => (
        <PanelFailure key={title} title={title} asked={asked} />
      ))}
      <UrgentMatters
        matters={matters}
        isWhole={affairs.failed.length === 0}
        debts={affairs.debts}
        suspensions={affairs.suspensions}
      />
      <OtherMatters matters={matters} alerts={affairs.alerts} />
    </Stack>
  );
}
