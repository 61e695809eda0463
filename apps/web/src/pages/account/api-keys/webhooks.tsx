import { useRef, useState } from 'react';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { CopyButton } from '../../../features/exports/copy-button.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { MakeWebhook, type MadeWebhook } from './make-webhook.tsx';
import { WebhookEntry } from './webhook-entry.tsx';

/** Reader's addresses that receive their events: the secret of a new one is shown once. */
export function Webhooks() {
  const { t } = useTranslation();
  const query = endpointQuery('listWebhooks', {});
  const asked = useEndpoint(query, { staleTime: 0 });
  const [made, setMade] = useState<MadeWebhook | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <QueryBoundary asked={asked} failed={t('webhooks.failed')} skeleton={<Skeleton lines={4} />}>
      {({ webhooks }) => (
        <Stack gap={5}>
          <div>
            <h2>{t('webhooks.heading')}</h2>
            <p>{t('webhooks.lead')}</p>
          </div>
          <MakeWebhook onMade={setMade} />
          {made && <NewWebhookMessage made={made} />}
          <Stack gap={3}>
            <h2 ref={heading} tabIndex={-1}>
              {t('webhooks.count', { count: webhooks.length })}
            </h2>
            {webhooks.map((webhook) => (
              <WebhookEntry
                key={webhook.codigo}
                webhook={webhook}
                onRemoved={() => heading.current?.focus()}
              />
            ))}
          </Stack>
        </Stack>
      )}
    </QueryBoundary>
  );
}

function NewWebhookMessage({ made }: { readonly made: MadeWebhook }) {
  const { t } = useTranslation();
  return (
    <Message
      isLive
      tone="success"
      title={t('webhooks.made', { address: made.address })}
      actions={
        <CopyButton text={made.secret} label={t('webhooks.copy')} done={t('webhooks.copied')} />
      }
    >
      <TextField
        label={t('webhooks.secret')}
        description={t('webhooks.once')}
        readOnly
        value={made.secret}
        onFocus={({ target }) => target.select()}
      />
    </Message>
  );
}
