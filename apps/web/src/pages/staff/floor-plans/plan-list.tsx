import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import styles from '../../../parts/staff/staff-list.module.css';

export const plansPath = '/meupergamum/atendimento/plantas';

interface PlanListProps {
  readonly plans: Output<'listFloorPlans'>['plantas'];
}

export function PlanList({ plans }: PlanListProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.list} aria-labelledby="plans">
      <h2 id="plans">{t('floorPlans.count', { count: plans.length })}</h2>
      <ol className={styles.entries}>
        {plans.map((plan) => (
          <li key={plan.codigo}>
            <article className={styles.entry}>
              <h3>
                <Link href={`${plansPath}?planta=${plan.codigo}`}>{plan.nome}</Link>
              </h3>
              <p className={styles.facts}>
                {[plan.desc_biblioteca, t('floorPlans.shelves', { count: plan.estantes })].join(
                  ' · ',
                )}
              </p>
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}
