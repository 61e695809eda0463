import type { Debt } from './debt.ts';
import { useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { AccountTask } from '../../../features/account-area/account-task.tsx';
import { LibraryDebts } from './library-debts.tsx';
import { PayAtOnce } from './pay-at-once.tsx';
import { PixDialog } from './pix-dialog.tsx';
import type { PixPayment } from './pix-payment.ts';
import { VoidedCharges } from './voided-charges.tsx';

/** Debts of the reader, and the ways to pay them. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="debts" lead={t('debts.lead')}>
      <Debts />
    </AccountTask>
  );
}

function Debts() {
  const { t } = useTranslation();
  const query = endpointQuery('listDebts', {});
  const asked = useEndpoint(query, { staleTime: 0 });
  return (
    <QueryBoundary asked={asked} failed={t('debts.failed')} skeleton={<DebtsSkeleton />}>
      {(found) => (
        <Stack gap={6}>
          <OpenDebts found={found} />
          {found.anulados.length > 0 && <VoidedCharges debts={found.anulados} />}
        </Stack>
      )}
    </QueryBoundary>
  );
}

function DebtsSkeleton() {
  return (
    <>
      <Skeleton height="5rem" />
      <Skeleton lines={6} />
    </>
  );
}

function OpenDebts({ found }: { readonly found: Output<'listDebts'> }) {
  const { t } = useTranslation();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [paid, setPaid] = useState<PixPayment | null>(null);
  const { debitos, total_centavos: total, limite_centavos: limit, aceita_pix: takesPix } = found;
  if (debitos.length === 0) {
    return (
      <EmptyState icon="success" title={t('debts.none')}>
        {t('debts.noneHint')}
      </EmptyState>
    );
  }
  const libraries = [...new Map(debitos.map((debt) => [debt.cod_biblioteca, debt])).values()];
  const choose = ({ codigo }: Debt, isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((id) => id !== codigo) : [...left, codigo]));
  return (
    <Stack gap={5}>
      <Message tone={total >= limit ? 'danger' : 'warning'} title={t('debts.total', { total })}>
        <p>{t('debts.blocked', { limit })}</p>
        <p>{t('debts.how')}</p>
      </Message>
      {libraries.map(({ cod_biblioteca: id, desc_biblioteca: name }) => (
        <LibraryDebts
          key={id}
          library={{ id, name }}
          debts={debitos.filter((debt) => debt.cod_biblioteca === id)}
          choice={debitos.length > 1 ? { left, choose } : null}
          onPix={takesPix ? (debt) => setPaid({ kind: 'one', debt }) : null}
        />
      ))}
      {takesPix && debitos.length > 1 && (
        <PayAtOnce
          debts={debitos.filter(({ codigo }) => !left.has(codigo))}
          onPay={(debts) => setPaid({ kind: 'several', debts })}
        />
      )}
      {paid && <PixDialog payment={paid} onClose={() => setPaid(null)} />}
    </Stack>
  );
}
