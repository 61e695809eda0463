import { useTranslation } from 'react-i18next';
import { useStaffPages } from '../../app/session/use-permission.ts';
import { Card } from '../../ui/card.tsx';
import styles from './staff-page.module.css';
import { StaffTask } from './staff-task.tsx';

/** Where the staff area begins: what the person may do there. */
export function Page() {
  const { t } = useTranslation();
  const pages = useStaffPages();
  return (
    <StaffTask name={null}>
      <div className={styles.tasks}>
        {pages.map(({ name, path }) => (
          <Card
            key={path}
            title={t(`staff.pages.${name}`)}
            href={`/meupergamum/atendimento/${path}`}
          >
            {t(`staff.leads.${name}`)}
          </Card>
        ))}
      </div>
    </StaffTask>
  );
}
