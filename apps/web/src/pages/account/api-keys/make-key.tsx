import {
  apiKeyDays,
  apiKeyNameLength,
  keyPermissions,
  type KeyPermission,
} from '@estante/contract/plain';
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
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

export interface MadeKey {
  readonly name: string;
  readonly key: string;
}

/** Form for a new API key: its purpose, its permissions and its days. */
export function MakeKey({ onMade }: { readonly onMade: (made: MadeKey) => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { send, isBusy, problem, errorAt } = useSubmission('makeApiKey');
  const [name, setName] = useState('');
  const [days, setDays] = useState<(typeof apiKeyDays)[number]>(90);
  const [permits, setPermits] = useState<readonly KeyPermission[]>(['catalogue']);
  const make = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const made = await send({ body: { nome: name, permissoes: [...permits], dias: days } });
    if (!made) return;
    setName('');
    onMade({ name: made.nome, key: made.chave });
    await askAgain(client, ['listApiKeys']);
  };
  const set = (permission: KeyPermission, has: boolean) =>
    setPermits(keyPermissions.filter((one) => (one === permission ? has : permits.includes(one))));
  return (
    <form onSubmit={(event) => void make(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <TextField
          label={t('apiKeys.name')}
          description={t('apiKeys.nameHint')}
          name="nome"
          required
          autoComplete="off"
          maxLength={apiKeyNameLength}
          error={errorAt('nome')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <ChoiceGroup label={t('apiKeys.permissions')}>
          {keyPermissions.map((permission) => (
            <Checkbox
              key={permission}
              name="permissoes"
              checked={permits.includes(permission)}
              onChange={(has) => set(permission, has)}
            >
              {t(`apiKeys.permission.${permission}`)}
            </Checkbox>
          ))}
        </ChoiceGroup>
        <Select
          label={t('apiKeys.validity')}
          name="dias"
          options={apiKeyDays.map((one) => ({
            value: String(one),
            label: one === 0 ? t('apiKeys.noEnd') : t('apiKeys.days', { days: one }),
          }))}
          value={String(days)}
          onChange={({ target }) =>
            setDays(apiKeyDays.find((one) => String(one) === target.value) ?? 90)
          }
        />
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('apiKeys.make')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
