import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';

type ResultTotals = Pick<Output<'searchTitles'>, 'total' | 'titulos' | 'total_aproximado'>;

/** Tells the number of titles found: '18 títulos', or '12 obras · 18 títulos' if they are grouped. */
export function useResultCount(): (result: ResultTotals) => string {
  const { t } = useTranslation();
  return ({ total, titulos, total_aproximado }) => {
    if (titulos === undefined) return t('results.count', { count: total });
    const works = t('works.count', { count: total });
    const said = total_aproximado ? t('works.about', { works }) : works;
    return `${said} · ${t('results.count', { count: titulos })}`;
  };
}
