import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../languages/use-translation.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { askAgain, endpointQuery, useEndpoint } from '../../api/query.ts';
import { useAct } from '../../api/use-act.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';

const query = endpointQuery('getMailChoice', {});

/** Choice of whether the library's notices come by mail too. */
export function ByMail() {
  const { t } = useTranslation();
  const asked = useEndpoint(query, { staleTime: 0 });
  const { change, isBusy } = useMailChange();
  return (
    <QueryBoundary asked={asked} skeleton={null}>
      {({ receber }) => (
        <Switch isOn={receber} isDisabled={isBusy} onChange={(isOn) => void change(isOn)}>
          {t('notices.byMail')}
        </Switch>
      )}
    </QueryBoundary>
  );
}

function useMailChange() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { act, isBusy } = useAct('changeMailChoice');
  const change = async (receber: boolean) => {
    const isDone = await act({ body: { receber } });
    await askAgain(client, ['getMailChoice']);
    if (!isDone) return;
    showToast({ tone: 'success', words: t(receber ? 'notices.mailOn' : 'notices.mailOff') });
  };
  return { change, isBusy };
}
