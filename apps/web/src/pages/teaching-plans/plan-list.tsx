import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { planHref, type PlanSearch } from '../../parts/teaching-plans/plan-address.ts';
import { AddAll } from '../../features/basket/add-all.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { Plan } from '../../features/teaching-plans/plan.tsx';
import { PlanPages } from '../../features/teaching-plans/plan-pages.tsx';
import styles from './teaching-plans-page.module.css';

type PlanPage = Output<'findBibliography'>;

interface PlanListProps {
  readonly search: PlanSearch;
  readonly found: PlanPage;
  readonly isUpdating: boolean;
}

export function PlanList({ search, found, isUpdating }: PlanListProps) {
  const { t } = useTranslation();
  const count = t('teachingPlans.count', { count: found.total });
  if (found.total === 0) {
    return (
      <EmptyState icon="thesis" title={t('teachingPlans.none')}>
        {t('teachingPlans.noneHint')}
      </EmptyState>
    );
  }
  const place = found.criterios.find(({ campo }) => campo === 'biblioteca');
  const library = place ? { code: place.codigo, name: place.descricao } : null;
  return (
    <div className={isUpdating ? styles.updating : undefined} aria-busy={isUpdating}>
      <p className={styles.count}>{count}</p>
      {found.planos.map((plan) => (
        <Plan
          key={plan.cod_plano}
          plan={plan}
          library={library}
          renderAll={(ids, discipline) => (
            <AddAll
              ids={ids}
              label={t('teachingPlans.addAll')}
              name={t('teachingPlans.addAllOf', { discipline })}
            />
          )}
        />
      ))}
      {found.planos.length === 0 && <PastTheEnd search={search} />}
      <PlanPages found={found} hrefOf={(page) => planHref({ ...search, page })} />
    </div>
  );
}

/** Message for a page past the end of the result. */
function PastTheEnd({ search }: { readonly search: PlanSearch }) {
  const { t } = useTranslation();
  const first = planHref({ ...search, page: 1 });
  return (
    <EmptyState
      title={t('results.pastEnd')}
      actions={<ButtonLink href={first}>{t('results.firstPage')}</ButtonLink>}
    />
  );
}
