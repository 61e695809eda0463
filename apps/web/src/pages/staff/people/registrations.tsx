import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { askAgain, endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import styles from '../staff-list.module.css';
import { peopleHref } from './people-address.ts';
import { RegistrationConfirmation } from './registration-confirmation.tsx';
import type { Registration, RegistrationProps } from './registration.ts';

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

function Entry({ registration }: RegistrationProps) {
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
        <RegistrationConfirmation registration={registration} />
      </Disclosure>
      <Refuse registration={registration} />
    </article>
  );
}

function Refuse({ registration: { protocolo, nome: name } }: RegistrationProps) {
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
