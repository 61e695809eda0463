import { useTranslation } from '../../languages/use-translation.ts';
import { useStaffPageGroups } from '../../session/use-permission.ts';
import { Card } from '../../ui/data/card.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import styles from './staff-page.module.css';
import { StaffTask } from '../../parts/staff/staff-task.tsx';

/** First page of the staff area: the tasks that the person may do there. */
export function Page() {
  const { t } = useTranslation();
  const groups = useStaffPageGroups();
  return (
    <StaffTask name={null}>
      {groups.map(({ name: group, pages }) => (
        <section key={group}>
          <Stack gap={4}>
            <h2>{t(`staff.groups.${group}`)}</h2>
            <div className={styles.tasks}>
              {pages.map(({ name, path }) => (
                <Card
                  key={path}
                  level={3}
                  title={t(`staff.pages.${name}`)}
                  href={`/meupergamum/atendimento/${path}`}
                >
                  {t(`staff.leads.${name}`)}
                </Card>
              ))}
            </div>
          </Stack>
        </section>
      ))}
    </StaffTask>
  );
}
