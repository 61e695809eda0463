import { formatMoney } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { endpointQuery } from '../../../api/query.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from './panel.tsx';
import { Entries, Headline, Nothing } from './panel-parts.tsx';

const query = endpointQuery('listDebts', {});

/** What is owed in all, and the way to pay it. */
export function DebtsPanel() {
  const { t } = useTranslation();
  return (
    <Panel
      title={t('account.pages.debts')}
      href="/meupergamum/debito"
      query={query}
      renderAct={({ total_centavos }) =>
        total_centavos > 0 && (
          <ButtonLink href="/meupergamum/debito" icon="card" size="small">
            {t('dashboard.pay')}
          </ButtonLink>
        )
      }
    >
      {(found) => <Owed found={found} />}
    </Panel>
  );
}

function Owed({ found }: { readonly found: Output<'listDebts'> }) {
  const { t, i18n } = useTranslation();
  const { total_centavos: total, limite_centavos: limit, debitos } = found;
  if (total === 0) return <Nothing title={t('debts.none')}>{t('debts.noneHint')}</Nothing>;
  return (
    <>
      <Headline tone={total >= limit ? 'danger' : 'warning'}>
        {t('debts.total', { total })}
      </Headline>
      <Entries
        items={debitos}
        keyOf={({ codigo }) => codigo}
        nameOf={({ item, motivo, tipo_servico }) =>
          item?.titulo || motivo || t(`debts.kinds.${tipo_servico}`)
        }
        renderFacts={({ tipo_servico, saldo_centavos }) =>
          [t(`debts.kinds.${tipo_servico}`), formatMoney(saldo_centavos, i18n.language)].join(' · ')
        }
      />
    </>
  );
}
