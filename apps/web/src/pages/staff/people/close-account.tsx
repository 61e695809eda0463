import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Output } from '../../../api/api.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { RefusalReasons } from '../../../parts/circulation/refusal-reasons.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { peopleHref } from './people-address.ts';
import type { Person } from './person.ts';

/** Closing of an account: what prevents it, or the form for it. */
export function CloseAccount({ person }: { readonly person: Person }) {
  const { t } = useTranslation();
  return (
    <Disclosure title={t('people.close')}>
      <Check person={person} />
    </Disclosure>
  );
}

function Check({ person }: { readonly person: Person }) {
  const { t } = useTranslation();
  const params = { id: String(person.cod_pessoa) };
  const asked = useEndpoint(endpointQuery('checkPersonClosing', { params }), { staleTime: 0 });
  return (
    <QueryBoundary asked={asked} failed={t('people.failed')}>
      {(found) => (
        <ClosureCheck person={person} found={found} onRefused={() => void asked.refetch()} />
      )}
    </QueryBoundary>
  );
}

interface ClosureCheckProps {
  readonly person: Person;
  readonly found: Output<'checkPersonClosing'>;
  readonly onRefused: () => void;
}

function ClosureCheck({ person, found, onRefused }: ClosureCheckProps) {
  const { t } = useTranslation();
  if (found.pode_encerrar) return <Close person={person} onRefused={onRefused} />;
  return (
    <Message tone="warning" title={t('people.closeAgainst')}>
      {found.da_equipe && <p>{t('errors.PessoaDaEquipe')}</p>}
      {found.de_outra_unidade && <p>{t('errors.PessoaDeOutraUnidade')}</p>}
      {found.pendencias.length > 0 && (
        <RefusalReasons reasons={found.pendencias} audience="staff" />
      )}
    </Message>
  );
}

function Close({ person, onRefused }: Pick<ClosureCheckProps, 'person' | 'onRefused'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { send, isBusy, problem } = useSubmission('closePerson');
  const [asks, setAsks] = useState(false);
  const name = person.nome_pessoa;
  const close = async () => {
    setAsks(false);
    const done = await send({ params: { id: String(person.cod_pessoa) }, body: {} });
    if (!done) return onRefused();
    showToast({ tone: 'success', words: t('people.closed', { name }) });
    await navigate(peopleHref({}));
  };
  return (
    <Stack gap={3}>
      <ProblemSummary problem={problem} />
      <p>{t('people.closeText')}</p>
      <div>
        <Button variant="danger" isPending={isBusy} onClick={() => setAsks(true)}>
          {t('people.close')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asks}
        title={t('people.closeAsk', { name })}
        confirmLabel={t('people.close')}
        cancelLabel={t('people.cancel')}
        closeLabel={t('frame.close')}
        onConfirm={() => void close()}
        onCancel={() => setAsks(false)}
      >
        {t('people.closeText')}
      </ConfirmDialog>
    </Stack>
  );
}
