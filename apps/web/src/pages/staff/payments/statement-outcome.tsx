import { formatDay, formatMoney } from '@estante/phrases/translator';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { Table } from '../../../ui/data/table.tsx';
import styles from '../../../features/patron-account/payments.module.css';

type StatementResult = Output<'importStatement'>;
type Line = StatementResult['linhas'][number];

const tones = {
  quitado: 'success',
  desconhecido: 'warning',
  'valor-divergente': 'warning',
  'ja-pago': 'info',
  anulado: 'warning',
  'outra-unidade': 'info',
  saida: 'neutral',
} as const;

/** Numbers of statement lines by outcome, and each line. */
export function StatementOutcome({ done }: { readonly done: StatementResult }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { contagem, linhas } = done;
  const columns = useColumns();
  return (
    <section className={styles.part}>
      <h3 ref={heading} tabIndex={-1}>
        {t('payments.statement.done', { count: linhas.length })}
      </h3>
      <ul className={styles.counts}>
        {contagem
          .filter(({ total }) => total > 0)
          .map(({ resultado, total }) => (
            <li key={resultado}>
              <Chip tone={tones[resultado]}>
                {t('payments.statement.counts', {
                  outcome: t(`payments.statement.outcomes.${resultado}`),
                  total,
                })}
              </Chip>
            </li>
          ))}
      </ul>
      <Table
        caption={t('payments.statement.title')}
        hideCaption
        columns={columns}
        rows={linhas}
        rowKey={({ linha }) => String(linha)}
      />
    </section>
  );
}

function useColumns() {
  const { t, i18n } = useTranslation();
  return [
    {
      key: 'line',
      label: t('payments.statement.line'),
      isRowHeader: true,
      cell: ({ linha }: Line) => linha,
    },
    {
      key: 'day',
      label: t('payments.statement.day'),
      cell: ({ data }: Line) => formatDay(data, i18n.language),
    },
    {
      key: 'amount',
      label: t('payments.amount'),
      isNumeric: true,
      cell: ({ valor_centavos }: Line) => formatMoney(valor_centavos, i18n.language),
    },
    {
      key: 'memo',
      label: t('payments.statement.memo'),
      cell: ({ descricao, txid }: Line) => descricao || txid,
    },
    {
      key: 'outcome',
      label: t('payments.statement.outcome'),
      cell: (line: Line) => <LineOutcome line={line} />,
    },
  ];
}

function LineOutcome({ line }: { readonly line: Line }) {
  const { t } = useTranslation();
  const { resultado, repetida, devido_centavos: owed } = line;
  const outcome = t(`payments.statement.outcomes.${resultado}`);
  if (repetida) return <>{t('payments.statement.repeated', { outcome })}</>;
  if (resultado === 'valor-divergente' && owed !== null) {
    return <>{t('payments.statement.owed', { outcome, owed })}</>;
  }
  return <>{outcome}</>;
}
