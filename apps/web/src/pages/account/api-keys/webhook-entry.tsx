import { formatMoment } from '@estante/phrases/translator';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAgain } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { Deliveries } from './deliveries.tsx';
import { TryWebhook } from './try-webhook.tsx';
import type { Webhook } from './webhook.ts';

interface WebhookEntryProps {
  readonly webhook: Webhook;
  readonly onRemoved: () => void;
}

/** Webhook, its topics and deliveries, and its removal. */
export function WebhookEntry({ webhook, onRemoved }: WebhookEntryProps) {
  const { t, i18n } = useTranslation();
  const isOn = webhook.desligado_em === null;
  return (
    <section aria-label={webhook.endereco}>
      <Stack gap={2}>
        <Cluster>
          <h3>{webhook.endereco}</h3>
          <Chip tone={isOn ? 'success' : 'danger'}>
            {t(`webhooks.state.${isOn ? 'on' : 'off'}`)}
          </Chip>
        </Cluster>
        {webhook.desligado_em !== null && (
          <StopMessage webhook={webhook} at={webhook.desligado_em} />
        )}
        <DefinitionList
          items={[
            {
              term: t('webhooks.topics'),
              values: webhook.assuntos.map((one) => t(`webhooks.topic.${one}`)),
            },
            {
              term: t('webhooks.madeAt'),
              values: [formatMoment(webhook.criado_em, i18n.language)],
            },
          ]}
        />
        <Cluster>
          <TryWebhook webhook={webhook} />
          <RemoveButton webhook={webhook} onRemoved={onRemoved} />
        </Cluster>
        <Deliveries webhook={webhook} />
      </Stack>
    </section>
  );
}

function StopMessage({ webhook, at }: { readonly webhook: Webhook; readonly at: string }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const { act, isBusy } = useAct('resumeWebhook');
  const resume = async () => {
    const done = await act({ params: { id: String(webhook.codigo) } });
    if (!done) return;
    showToast({ tone: 'success', words: t('webhooks.resumed', { address: webhook.endereco }) });
    await askAgain(client, ['listWebhooks']);
  };
  return (
    <Message
      tone="warning"
      actions={
        <Button isPending={isBusy} onClick={() => void resume()}>
          {t('webhooks.resume')}
        </Button>
      }
    >
      {t('webhooks.stopped', { at: formatMoment(at, i18n.language) })}
    </Message>
  );
}

function RemoveButton({ webhook, onRemoved }: WebhookEntryProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { act, isBusy } = useAct('removeWebhook');
  const [asks, setAsks] = useState(false);
  const address = webhook.endereco;
  const remove = async () => {
    setAsks(false);
    const done = await act({ params: { id: String(webhook.codigo) } });
    if (!done) return;
    showToast({ tone: 'success', words: t('webhooks.removed', { address }) });
    await askAgain(client, ['listWebhooks']);
    onRemoved();
  };
  return (
    <>
      <Button
        variant="quiet"
        icon="trash"
        isPending={isBusy}
        aria-label={t('webhooks.remove', { address })}
        onClick={() => setAsks(true)}
      >
        {t('webhooks.confirm')}
      </Button>
      <ConfirmDialog
        isOpen={asks}
        title={t('webhooks.ask', { address })}
        confirmLabel={t('webhooks.confirm')}
        cancelLabel={t('webhooks.keep')}
        closeLabel={t('frame.close')}
        onConfirm={() => void remove()}
        onCancel={() => setAsks(false)}
      >
        {t('webhooks.askText')}
      </ConfirmDialog>
    </>
  );
}
