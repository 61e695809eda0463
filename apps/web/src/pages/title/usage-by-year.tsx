import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Link } from '../../ui/navigation/link.tsx';
import type { Title } from './use-title.ts';
import { everyYear } from './every-year.ts';
import { UseTable } from './usage-table.tsx';

interface UseByYearProps {
  readonly title: Title;
  /** Years, the latest first. */
  readonly years: Output<'listTitleYears'>;
}

export function UseByYear({ title, years }: UseByYearProps) {
  const { t } = useTranslation();
  const rows = everyYear(years).map(({ ano, acessos, emprestimos }) => ({
    key: String(ano),
    name: <Link href={`${title.rota}/dados-estatisticos?ano=${ano}`}>{ano}</Link>,
    short: String(ano),
    accesses: acessos,
    loans: emprestimos,
  }));
  return <UseTable caption={t('titleUsage.byYear')} of={t('titleUsage.year')} rows={rows} />;
}
