import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import { peopleHref } from './people-address.ts';
import { RegistrationConfirmation } from './registration-confirmation.tsx';
import { RegistrationRefusal } from './registration-refusal.tsx';
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
            <RegistrationEntry registration={one} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function RegistrationEntry({ registration }: RegistrationProps) {
  const { t } = useTranslation();
  const { nome, emails, telefone, protocolo, enviado_em: at, parecidas: alike } = registration;
  const facts = [registration.desc_biblioteca, emails, telefone].filter((one) => one !== '');
  return (
    <article className={styles.entry}>
      <h3>{nome}</h3>
      <p className={styles.facts}>{t('selfRegistration.protocol', { id: protocolo, at })}</p>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <PeopleAlike people={alike} />
      <Disclosure title={t('selfRegistration.confirm')}>
        <RegistrationConfirmation registration={registration} />
      </Disclosure>
      <RegistrationRefusal registration={registration} />
    </article>
  );
}

/** Warning of known people who may be the one who registered. */
function PeopleAlike({ people }: { readonly people: Registration['parecidas'] }) {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  return (
    <Message tone="warning" title={t('selfRegistration.alike')}>
      <ul>
        {people.map((one) => (
          <li key={one.cod_pessoa}>
            <Link href={peopleHref({ person: one.cod_pessoa })}>{one.nome}</Link>
          </li>
        ))}
      </ul>
    </Message>
  );
}
