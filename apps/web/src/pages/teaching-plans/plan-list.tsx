import { useTranslation } from 'react-i18next';
import type { Output } from '../../app/api.ts';
import { planHref, type PlanSearch } from '../../app/plan-address.ts';
import { AddAll } from '../../features/basket/add-all.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ResultRow } from '../../ui/layouts/result-row.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Plan } from './plan.tsx';
import styles from './teaching-plans-page.module.css';

type Found = Output<'findBibliography'>;

interface PlanListProps {
  readonly search: PlanSearch;
  readonly found: Found;
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

/** An address of a page the result does not have any more. */
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

interface PlanPagesProps {
  readonly found: Pick<Found, 'total' | 'pagina' | 'quantidade'>;
  readonly hrefOf: (page: number) => string;
}

export function PlanPages({ found, hrefOf }: PlanPagesProps) {
  const { t } = useTranslation();
  const pages = Math.ceil(found.total / found.quantidade);
  return (
    <Pagination
      label={t('teachingPlans.pages')}
      current={found.pagina}
      total={pages}
      hrefOf={hrefOf}
      previousLabel={t('results.previous')}
      nextLabel={t('results.next')}
      position={t('results.pageOf', { page: found.pagina, pages })}
      pageLabel={(page) => t('results.page', { page })}
    />
  );
}

/** The shape of plans, while the first ones come. */
export function PlansSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('frame.loading')}>
      <Skeleton width="40%" height="2rem" />
      {Array.from({ length: 4 }, (_, at) => (
        <ResultRow
          key={at}
          density="compact"
          picture={<Skeleton height="4.5rem" />}
          title={<Skeleton width="60%" height="1.5rem" />}
          by={<Skeleton width="40%" height="1rem" />}
        />
      ))}
    </Loading>
  );
}
