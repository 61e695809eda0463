import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Output } from '../../../api/api.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { askAgain, endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useAct, useSubmission } from '../../../api/use-act.ts';
import { personLengths, personalLengths } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import styles from '../staff-list.module.css';
import { LinkFields } from './link-form.tsx';
import { KnownPerson } from './known-person.tsx';
import { peopleHref } from './people-address.ts';

type Registration = Output<'listRegistrations'>['cadastros'][number];

/** Readers who registered themselves and stand at the desk with their document. */
export function Registrations() {
  const query = endpointQuery('listRegistrations', { query: {} });
  const asked = useEndpoint(query, { staleTime: 0 });
  return (
    <QueryBoundary asked={asked} skeleton={null}>
      {({ cadastros }) => cadastros.length > 0 && <ToConfirm registrations={cadastros} />}
    </QueryBoundary>
  );
}

function ToConfirm({ registrations }: { readonly registrations: readonly Registration[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="registrations" className={styles.list}>
      <h2 id="registrations">{t('selfRegistration.toConfirm')}</h2>
      <p>{t('selfRegistration.toConfirmHint')}</p>
      <ol className={styles.entries}>
        {registrations.map((one) => (
          <li key={one.protocolo}>
            <Entry registration={one} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface EntryProps {
  readonly registration: Registration;
}

function Entry({ registration }: EntryProps) {
  const { t } = useTranslation();
  const { nome, emails, telefone, protocolo, enviado_em: at, parecidas: alike } = registration;
  const facts = [registration.desc_biblioteca, emails, telefone].filter((one) => one !== '');
  return (
    <article className={styles.entry}>
      <h3>{nome}</h3>
      <p className={styles.facts}>{t('selfRegistration.protocol', { id: protocolo, at })}</p>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {alike.length > 0 && (
        <Message tone="warning" title={t('selfRegistration.alike')}>
          <ul>
            {alike.map((one) => (
              <li key={one.cod_pessoa}>
                <Link href={peopleHref({ person: one.cod_pessoa })}>{one.nome}</Link>
              </li>
            ))}
          </ul>
        </Message>
      )}
      <Disclosure title={t('selfRegistration.confirm')}>
        <ConfirmForm registration={registration} />
      </Disclosure>
      <Refuse registration={registration} />
    </article>
  );
}

function ConfirmForm({ registration }: EntryProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { send, tellUnread, isBusy, problem, errorAt } = useSubmission('confirmRegistration');
  const { nome, cpf, identidade } = registration;
  const [draft, setDraft] = useState({
    nome,
    cpf,
    identidade,
    usuario: '',
    categoria: '',
    validade: '',
  });
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const confirm = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tellUnread(event.currentTarget)) return;
    const made = await send({ params: { id: String(registration.protocolo) }, body: draft });
    if (!made) return;
    const words = t('selfRegistration.confirmed', { name: made.nome_pessoa });
    showToast({ tone: 'success', words });
    void navigate(peopleHref({ person: made.cod_pessoa }));
  };
  const line = (field: 'nome' | 'cpf' | 'identidade', length: number) => ({
    label: t(`people.fields.${field}`),
    name: field,
    autoComplete: 'off',
    maxLength: length,
    error: errorAt(field),
    value: draft[field],
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      change({ [field]: target.value }),
  });
  return (
    <form noValidate onSubmit={(event) => void confirm(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem}>
          <KnownPerson values={problem?.values} />
        </ProblemSummary>
        <FieldGrid hasError={problem !== null}>
          <TextField {...line('nome', personLengths.name)} required />
          <TextField {...line('cpf', personalLengths.line)} />
          <TextField {...line('identidade', personalLengths.line)} />
        </FieldGrid>
        <LinkFields draft={draft} errorAt={errorAt} onChange={change} />
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('selfRegistration.confirm')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function Refuse({ registration: { protocolo, nome: name } }: EntryProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { act, isBusy } = useAct('refuseRegistration');
  const [asks, setAsks] = useState(false);
  const refuse = async () => {
    setAsks(false);
    if (!(await act({ params: { id: String(protocolo) } }))) return;
    showToast({ tone: 'success', words: t('selfRegistration.refused', { name }) });
    void askAgain(client, ['listRegistrations']);
  };
  return (
    <div>
      <Button variant="quiet" isPending={isBusy} onClick={() => setAsks(true)}>
        {t('selfRegistration.refuse')}
      </Button>
      <ConfirmDialog
        isOpen={asks}
        title={t('selfRegistration.refuseAsk', { name })}
        confirmLabel={t('selfRegistration.refuse')}
        cancelLabel={t('people.cancel')}
        closeLabel={t('frame.close')}
        onConfirm={() => void refuse()}
        onCancel={() => setAsks(false)}
      >
        {t('selfRegistration.refuseText')}
      </ConfirmDialog>
    </div>
  );
}
