import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAgain } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { useWhy } from './deliveries.tsx';
import type { Delivery, Webhook } from './webhook.ts';

/** Button that sends a test, and its outcome. */
export function TryWebhook({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useTranslation();
  const why = useWhy();
  const client = useQueryClient();
  const { act, isBusy } = useAct('tryWebhook');
  const [tried, setTried] = useState<Delivery | null>(null);
  const test = async () => {
    setTried(null);
    const done = await act({ params: { id: String(webhook.codigo) } });
    if (!done) return;
    setTried(done);
    await askAgain(client, ['listWebhooks']);
  };
  const hasArrived = tried?.resultado === 'delivered';
  return (
    <>
      <Button isPending={isBusy} onClick={() => void test()}>
        {t('webhooks.test')}
      </Button>
      {tried && (
        <Message isLive tone={hasArrived ? 'success' : 'warning'}>
          {hasArrived
            ? t('webhooks.tested', { address: webhook.endereco, status: tried.status ?? 0 })
            : t('webhooks.testFailed', { why: why(tried) })}
        </Message>
      )}
    </>
  );
}
