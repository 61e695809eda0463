import { formatMoment, formatMoney } from '@estante/phrases/translator';
import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import staffStyles from '../../../parts/staff/staff-list.module.css';
import { paymentsHref } from '../../../features/patron-account/payments-address.ts';

type LedgerAct = Output<'listLedgerActs'>['lancamentos'][number];

/** Ledger act: what was done to whose debt, by whom, when, and why. */
export function LedgerActEntry({ act }: { readonly act: LedgerAct }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return (
    <article className={staffStyles.entry}>
      <div className={staffStyles.entryHead}>
        <h3>
          <Link href={paymentsHref('', act.cod_pessoa)}>{act.nome_pessoa}</Link>
        </h3>
        <strong>{formatMoney(act.valor_centavos, language)}</strong>
      </div>
      <p>
        {t(`ledgerActs.kinds.${act.tipo}`)} · {t(`debts.kinds.${act.tipo_servico}`)}{' '}
        {act.situacao === 'desfeito' && <UndoneChip act={act} />}
      </p>
      {act.motivo !== '' && <p className={staffStyles.text}>{act.motivo}</p>}
      <p className={staffStyles.facts}>
        {t('ledgerActs.by', {
          when: formatMoment(act.em, language),
          library: act.desc_biblioteca,
          name: act.operador ?? t('ledgerActs.nobody'),
        })}
      </p>
    </article>
  );
}

function UndoneChip({ act }: { readonly act: LedgerAct }) {
  const { t } = useTranslation();
  const kind = act.tipo === 'cobranca' ? 'cobranca' : 'desconto';
  return <Chip tone="warning">{t(`ledgerActs.undone.${kind}`)}</Chip>;
}
