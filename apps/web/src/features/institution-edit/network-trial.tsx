import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { useSubmission } from '../../api/use-act.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';

/** Button that asks a provider to identify itself, before anything is saved. */
export function NetworkTrial({ address }: { readonly address: string }) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('tryNetworkInstitution');
  const [found, setFound] = useState<Output<'tryNetworkInstitution'> | null>(null);
  const tryIt = async () => {
    setFound(null);
    setFound(await send({ body: { endereco: address } }));
  };
  return (
    <>
      <ProblemSummary problem={problem} />
      <div>
        <Button
          icon="search"
          isPending={isBusy}
          disabled={address === ''}
          onClick={() => void tryIt()}
        >
          {t('staffNetwork.try')}
        </Button>
      </div>
      {found?.erro && (
        <Message isLive tone="warning" title={t('staffNetwork.tryFailed')}>
          {found.erro.mensagem}
        </Message>
      )}
      {found && !found.erro && <TrialOutcome found={found} />}
    </>
  );
}

const shownSets = 40;

function TrialOutcome({ found }: { readonly found: Output<'tryNetworkInstitution'> }) {
  const { t } = useTranslation();
  const sets = found.conjuntos.slice(0, shownSets);
  return (
    <Message isLive tone="success" title={found.nome || t('staffNetwork.tried')}>
      <DefinitionList
        items={[
          { term: t('staffNetwork.formats'), values: [found.formatos.join(', ')] },
          { term: t('staffNetwork.granularity'), values: [found.granularidade] },
          { term: t('staffNetwork.deletions'), values: [found.exclusoes] },
          {
            term: t('staffNetwork.sets'),
            values: sets.map(({ codigo, nome }) => `${codigo} – ${nome}`),
          },
        ]}
      />
    </Message>
  );
}
