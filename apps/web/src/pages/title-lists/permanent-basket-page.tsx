import { useMemo } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { endpointQuery, useListEndpoint } from '../../api/query.ts';
import { readDays } from '../../features/days/days-address.ts';
import { DaysForm } from '../../features/days/days-form.tsx';
import { BasketOffer } from '../../features/permanent-basket/basket-offer.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { AccountTask } from '../../features/account-area/account-task.tsx';
import { BasketSkeleton } from '../../features/title-lists/basket-skeleton.tsx';
import { BasketTitles } from './basket-titles.tsx';
import { ListOfBasket } from './list-of-basket.tsx';
import { PutInBasket } from './put-in-basket.tsx';
import { UndoReceipt } from './undo.tsx';
import { usePermanentUndo } from './use-permanent-undo.ts';

const path = '/meupergamum/cesta-permanente';

/** Titles that the reader keeps wherever they sign in. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="permanentBasket" lead={t('permanentBasket.lead')}>
      <PermanentBasket />
    </AccountTask>
  );
}

function PermanentBasket() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const days = readDays(params);
  const query = endpointQuery('listPermanentBasket', {
    query: days ? { tipoBusca: 'periodo', ...days } : {},
  });
  const asked = useListEndpoint(query);
  const { data, isFetching, refetch } = asked;
  const failure = useFailure(asked);
  const undo = usePermanentUndo();
  // A basket has its titles in the order they were put in.
  const basket = useMemo(() => ({ itens: [...(data?.itens ?? [])].reverse() }), [data]);
  if (!data) {
    return failure ? (
      <FailureState
        failure={failure}
        title={t('basket.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <BasketSkeleton />
    );
  }
  const all = basket.itens.map(({ cod_acervo }) => cod_acervo);
  return (
    <>
      <BasketOffer />
      <UndoReceipt undo={undo} />
      {data.total > 0 && <DaysForm path={path} days={days} label={t('permanentBasket.days')} />}
      {all.length > 0 ? (
        <BasketTitles
          name="cesta-permanente"
          basket={basket}
          onRemove={(text, ids) => void undo.remove(text, ids)}
          onClear={days ? null : () => void undo.remove(t('basket.cleared'), all)}
          renderActs={(ids, onDone) => (
            <>
              <PutInBasket ids={ids} onMoved={onDone} />
              <ListOfBasket basket={basket} selected={ids} />
            </>
          )}
        />
      ) : (
        <EmptyBasket isNarrowed={data.total > 0} />
      )}
    </>
  );
}

function EmptyBasket({ isNarrowed }: { readonly isNarrowed: boolean }) {
  const { t } = useTranslation();
  if (isNarrowed) {
    return <EmptyState icon="calendar" title={t('permanentBasket.noneThen')} />;
  }
  return (
    <EmptyState
      icon="basket"
      title={t('permanentBasket.empty')}
      actions={
        <ButtonLink href="/cesta" variant="primary" icon="basket">
          {t('basket.see')}
        </ButtonLink>
      }
    >
      {t('permanentBasket.emptyHint')}
    </EmptyState>
  );
}
