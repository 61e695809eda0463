import { formatDay, formatMoment } from '@estante/phrases/translator';
import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Table } from '../../ui/data/table.tsx';
import styles from './loans.module.css';

type Loan = Output<'listLoanHistory'>['emprestimos'][number];
type LentTitle = NonNullable<Loan['acervo']>;

interface HistoryTableProps {
  readonly loans: readonly Loan[];
  readonly total: number;
  /** Renders the check box that selects a title. */
  readonly renderSelect: (title: LentTitle) => ReactNode;
}

/** Past and present loans, with their days and fines. */
export function HistoryTable({ loans, total, renderSelect }: HistoryTableProps) {
  const { t, i18n } = useTranslation();
  const moment = (at: string) => formatMoment(at, i18n.language);
  return (
    <Table
      caption={t('loans.history.count', { count: total })}
      columns={[
        {
          key: 'title',
          label: t('loans.history.title'),
          isRowHeader: true,
          cell: ({ acervo }) => (acervo ? lentTitle(acervo) : t('loans.goneTitle')),
        },
        { key: 'library', label: t('loans.history.library'), cell: (one) => one.desc_biblioteca },
        { key: 'lent', label: t('loans.history.lent'), cell: (one) => moment(one.data_emprestimo) },
        {
          key: 'due',
          label: t('loans.history.due'),
          cell: (one) => formatDay(one.devolver_ate, i18n.language),
        },
        { key: 'returned', label: t('loans.history.returned'), cell: returned },
        {
          key: 'renewals',
          label: t('loans.history.renewals'),
          isNumeric: true,
          cell: (one) => one.renovacoes,
        },
        { key: 'fine', label: t('loans.history.fine'), isNumeric: true, cell: fine },
      ]}
      rows={loans}
      rowKey={({ codigo }) => String(codigo)}
    />
  );

  function lentTitle(title: LentTitle): ReactNode {
    return (
      <span className={styles.selectable}>
        {renderSelect(title)}
        <Link href={title.rota}>{title.titulo}</Link>
      </span>
    );
  }

  function returned({ data_devolucao: at, perdido: isLost }: Loan): string {
    if (isLost) return t('loans.history.lost');
    return at === null ? t('loans.history.out') : moment(at);
  }

  function fine({ multa }: Loan): string {
    if (multa === null) return '–';
    const { valor_centavos: sum, saldo_centavos: left } = multa;
    return left === 0
      ? t('loans.history.settled', { sum })
      : t('loans.history.owed', { sum, left });
  }
}
