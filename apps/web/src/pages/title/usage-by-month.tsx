import { useTranslation } from '../../languages/use-translation.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { useEndpoint } from '../../api/query.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { yearQuery } from './statistics-address.ts';
import type { Title } from './use-title.ts';
import type { Output } from '../../api/api.ts';
import { UseTable } from './usage-table.tsx';

export function UseByMonth({ title, year }: { readonly title: Title; readonly year: number }) {
  const asked = useEndpoint(yearQuery(String(title.cod_acervo), year));
  return (
    <QueryBoundary asked={asked} skeleton={<Skeleton height="14rem" />}>
      {({ meses }) => <Months year={year} months={meses} />}
    </QueryBoundary>
  );
}

interface MonthsProps {
  readonly year: number;
  readonly months: Output<'getTitleYear'>['meses'];
}

function Months({ year, months }: MonthsProps) {
  const { t, i18n } = useTranslation();
  const nameOf = (month: number, width: 'long' | 'short') =>
    new Intl.DateTimeFormat(i18n.language, { month: width, timeZone: 'UTC' }).format(
      Date.UTC(year, month - 1, 1),
    );
  const rows = months.map(({ mes, acessos, emprestimos }) => ({
    key: String(mes),
    name: nameOf(mes, 'long'),
    short: nameOf(mes, 'short').replace('.', ''),
    accesses: acessos,
    loans: emprestimos,
  }));
  return (
    <UseTable caption={t('titleUsage.byMonth', { year })} of={t('titleUsage.month')} rows={rows} />
  );
}
