import { useTranslation } from '../../languages/use-translation.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useEndpoint } from '../../api/query.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { yearQuery } from './statistics-address.ts';
import type { Title } from './use-title.ts';
import { UseTable } from './use-table.tsx';

export function UseByMonth({ title, year }: { readonly title: Title; readonly year: number }) {
  const { t, i18n } = useTranslation();
  const months = useEndpoint(yearQuery(String(title.cod_acervo), year));
  if (months.isPending) {
    return (
      <Loading label={t('frame.loading')}>
        <Skeleton height="14rem" />
      </Loading>
    );
  }
  if (months.isError) {
    return <FailureState failure={months.error} onRetry={() => void months.refetch()} />;
  }
  const nameOf = (month: number, width: 'long' | 'short') =>
    new Intl.DateTimeFormat(i18n.language, { month: width, timeZone: 'UTC' }).format(
      Date.UTC(year, month - 1, 1),
    );
  const rows = months.data.meses.map(({ mes, acessos, emprestimos }) => ({
    key: String(mes),
    name: nameOf(mes, 'long'),
    short: nameOf(mes, 'short').replace('.', ''),
    accesses: acessos,
    loans: emprestimos,
  }));
  return (
    <UseTable
      caption={t('titleStatistics.byMonth', { year })}
      of={t('titleStatistics.month')}
      rows={rows}
    />
  );
}
