import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../languages/use-translation.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { askAgain, endpointQuery, queryKey, useEndpoint } from '../../api/query.ts';
import { useAct } from '../../api/use-act.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';

const query = endpointQuery('getAutomaticRenewal', {});

/** Reader's choice to have loans renewed automatically. */
export function AutomaticRenewal() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const asked = useEndpoint(query);
  const { data, isFetching, refetch } = asked;
  const failure = useFailure(asked) ?? asked.error;
  const { act, isBusy } = useAct('changeAutomaticRenewal');
  if (failure) {
    return (
      <FailureState failure={failure} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  if (!data) return null;
  const change = async (ativa: boolean) => {
    const done = await act({ body: { ativa } });
    await askAgain(client, queryKey(query));
    if (!done) return;
    showToast({
      tone: 'success',
      words: t(done.ativa ? 'renewals.automaticOn' : 'renewals.automaticOff'),
    });
  };
  return (
    <section>
      <h2>{t('renewals.automatic')}</h2>
      <Switch
        isOn={data.ativa}
        isDisabled={isBusy}
        description={t('renewals.automaticHint', { count: data.dias })}
        onChange={(is) => void change(is)}
      >
        {t('renewals.automaticSwitch')}
      </Switch>
    </section>
  );
}
