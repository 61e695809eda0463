import { webhookAddressLength, webhookTopics, type WebhookTopic } from '@estante/contract/plain';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { askAgain } from '../../../api/query.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

export interface MadeWebhook {
  readonly address: string;
  readonly secret: string;
}

/** Form for a new webhook: its address, and its topics. */
export function MakeWebhook({ onMade }: { readonly onMade: (made: MadeWebhook) => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { send, isBusy, problem, errorAt } = useSubmission('makeWebhook');
  const [address, setAddress] = useState('');
  const [topics, setTopics] = useState<readonly WebhookTopic[]>(['loans', 'holds']);
  const make = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const made = await send({ body: { endereco: address, assuntos: [...topics] } });
    if (!made) return;
    setAddress('');
    onMade({ address: made.endereco, secret: made.segredo });
    await askAgain(client, ['listWebhooks']);
  };
  const set = (topic: WebhookTopic, has: boolean) =>
    setTopics(webhookTopics.filter((one) => (one === topic ? has : topics.includes(one))));
  return (
    <form onSubmit={(event) => void make(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <TextField
          label={t('webhooks.address')}
          description={t('webhooks.addressHint')}
          name="endereco"
          type="url"
          required
          autoComplete="off"
          maxLength={webhookAddressLength}
          error={errorAt('endereco')}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <ChoiceGroup label={t('webhooks.topics')}>
          {webhookTopics.map((topic) => (
            <Checkbox
              key={topic}
              name="assuntos"
              checked={topics.includes(topic)}
              onChange={(has) => set(topic, has)}
            >
              {t(`webhooks.topic.${topic}`)}
            </Checkbox>
          ))}
        </ChoiceGroup>
        <div>
          <Button type="submit" isPending={isBusy}>
            {t('webhooks.make')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
