import { useTranslation } from '../../languages/use-translation.ts';
import { Pagination, type PaginationProps } from '../../ui/navigation/pagination.tsx';

interface PagesProps extends Pick<PaginationProps, 'current' | 'total' | 'hrefOf'> {
  /** Name of the landmark, if it is not the results'. */
  readonly label?: string;
}

/** Links to the pages of a list; nothing if there is one. */
export function Pages({ label, current, total, hrefOf }: PagesProps) {
  const { t } = useTranslation();
  return (
    <Pagination
      label={label ?? t('results.pages')}
      current={current}
      total={total}
      hrefOf={hrefOf}
      previousLabel={t('results.previous')}
      nextLabel={t('results.next')}
      position={t('results.pageOf', { page: current, pages: total })}
      pageLabel={(page) => t('results.page', { page })}
    />
  );
}
