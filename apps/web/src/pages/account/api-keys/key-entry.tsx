import { formatMoment } from '@estante/phrases/translator';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Output } from '../../../api/api.ts';
import { askAgain } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';

type ApiKey = Output<'listApiKeys'>['chaves'][number];

interface KeyEntryProps {
  readonly apiKey: ApiKey;
  readonly onDone: () => void;
}

/** API key, its permissions and use, and its revocation. */
export function KeyEntry({ apiKey, onDone }: KeyEntryProps) {
  const { t } = useTranslation();
  const isLive = apiKey.revogada_em === null;
  return (
    <section aria-label={apiKey.nome}>
      <Stack gap={2}>
        <Cluster>
          <h3>{apiKey.nome}</h3>
          <Chip tone={isLive ? 'success' : 'neutral'}>
            {t(`apiKeys.state.${isLive ? 'live' : 'ended'}`)}
          </Chip>
        </Cluster>
        <Facts apiKey={apiKey} />
        {isLive && <Revoke apiKey={apiKey} onDone={onDone} />}
      </Stack>
    </section>
  );
}

function Facts({ apiKey }: Pick<KeyEntryProps, 'apiKey'>) {
  const { t, i18n } = useTranslation();
  const { criada_em, expira_em, revogada_em, ultimo_uso } = apiKey;
  const at = (moment: string | null) =>
    moment === null ? [] : [formatMoment(moment, i18n.language)];
  return (
    <DefinitionList
      items={[
        {
          term: t('apiKeys.permissions'),
          values: apiKey.permissoes.map((one) => t(`apiKeys.permission.${one}`)),
        },
        { term: t('apiKeys.madeAt'), values: at(criada_em) },
        { term: t('apiKeys.expires'), values: at(expira_em) },
        { term: t('apiKeys.ended'), values: at(revogada_em) },
        {
          term: t('apiKeys.lastUse'),
          values: ultimo_uso === null ? [t('apiKeys.neverUsed')] : at(ultimo_uso),
        },
        {
          term: t('apiKeys.use'),
          values: apiKey.uso.map(({ dia: day, chamadas: calls }) =>
            t('apiKeys.useOfDay', { day, calls }),
          ),
        },
      ]}
    />
  );
}

function Revoke({ apiKey, onDone }: KeyEntryProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { act, isBusy } = useAct('revokeApiKey');
  const [asks, setAsks] = useState(false);
  const name = apiKey.nome;
  const revoke = async () => {
    setAsks(false);
    const done = await act({ params: { id: String(apiKey.codigo) } });
    if (!done) return;
    showToast({ tone: 'success', words: t('apiKeys.revoked', { name }) });
    await askAgain(client, ['listApiKeys']);
    onDone();
  };
  return (
    <div>
      <Button variant="quiet" icon="trash" isPending={isBusy} onClick={() => setAsks(true)}>
        {t('apiKeys.revoke', { name })}
      </Button>
      <ConfirmDialog
        isOpen={asks}
        title={t('apiKeys.ask', { name })}
        confirmLabel={t('apiKeys.confirm')}
        cancelLabel={t('apiKeys.keep')}
        closeLabel={t('frame.close')}
        onConfirm={() => void revoke()}
        onCancel={() => setAsks(false)}
      >
        {t('apiKeys.askText')}
      </ConfirmDialog>
    </div>
  );
}
