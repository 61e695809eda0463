import { useRef, useState } from 'react';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { AccountTask } from '../../../features/account-area/account-task.tsx';
import { CopyButton } from '../../../features/exports/copy-button.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { KeyEntry } from './key-entry.tsx';
import { MakeKey, type MadeKey } from './make-key.tsx';
import { Webhooks } from './webhooks.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="apiKeys" lead={t('apiKeys.lead')}>
      <Stack gap={6}>
        <Keys />
        <Webhooks />
      </Stack>
    </AccountTask>
  );
}

/** Reader's keys, and a form for a new one: a new key is shown until the page is left. */
function Keys() {
  const { t } = useTranslation();
  const query = endpointQuery('listApiKeys', {});
  const asked = useEndpoint(query, { staleTime: 0 });
  const [made, setMade] = useState<MadeKey | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <QueryBoundary asked={asked} failed={t('apiKeys.failed')}>
      {({ chaves }) => (
        <Stack gap={5}>
          <MakeKey onMade={setMade} />
          {made && <NewKeyMessage made={made} />}
          <Stack gap={3}>
            <h2 ref={heading} tabIndex={-1}>
              {t('apiKeys.count', { count: chaves.length })}
            </h2>
            {chaves.map((key) => (
              <KeyEntry key={key.codigo} apiKey={key} onDone={() => heading.current?.focus()} />
            ))}
          </Stack>
        </Stack>
      )}
    </QueryBoundary>
  );
}

function NewKeyMessage({ made }: { readonly made: MadeKey }) {
  const { t } = useTranslation();
  return (
    <Message
      isLive
      tone="success"
      title={t('apiKeys.made', { name: made.name })}
      actions={<CopyButton text={made.key} label={t('apiKeys.copy')} done={t('apiKeys.copied')} />}
    >
      <TextField
        label={t('apiKeys.key')}
        description={t('apiKeys.once')}
        readOnly
        value={made.key}
        onFocus={({ target }) => target.select()}
      />
    </Message>
  );
}
