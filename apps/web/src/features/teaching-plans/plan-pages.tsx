import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Pages } from '../../parts/page/pages.tsx';

interface PlanPagesProps {
  readonly found: Pick<Output<'findBibliography'>, 'total' | 'pagina' | 'quantidade'>;
  readonly hrefOf: (page: number) => string;
}

/** Pages of a list of plans. */
export function PlanPages({ found, hrefOf }: PlanPagesProps) {
  const { t } = useTranslation();
  const pages = Math.ceil(found.total / found.quantidade);
  return (
    <Pages label={t('teachingPlans.pages')} current={found.pagina} total={pages} hrefOf={hrefOf} />
  );
}
