import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import type { Output } from '../../api/api.ts';
import { askAgain, endpointQuery, queryKey, useEndpoint } from '../../api/query.ts';
import { useAct } from '../../api/use-act.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';

const registrationQuery = endpointQuery('getRegistration', {});

/**
 * Category of the signed-in reader, and its validity; renewable near or past its end, if the institution lets
 * readers do so.
 */
export function Registration() {
  const { t } = useTranslation();
  const asked = useEndpoint(registrationQuery);
  const panel = t('account.registration.title');
  return (
    <QueryBoundary asked={asked} failed={t('dashboard.failed', { panel })} skeleton={null}>
      {(registration) => <RegistrationView registration={registration} />}
    </QueryBoundary>
  );
}

function RegistrationView({ registration }: { readonly registration: Output<'getRegistration'> }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { act, isBusy } = useAct('renewRegistration');
  const [renewed, setRenewed] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the keyboard is gone.
  useEffect(() => {
    if (renewed !== null) heading.current?.focus();
  }, [renewed]);

  const renew = async () => {
    const answer = await act({});
    setRenewed(answer?.validade ?? null);
    await askAgain(client, queryKey(registrationQuery));
  };

  const { validade, vencido, renovada_ate: ate, categoria } = registration;
  const isOffered = validade !== null && ate !== null;
  if (categoria === '' && validade === null) return null;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {t('account.registration.title')}
      </h2>
      {categoria !== '' && <p>{t('account.registration.category', { category: categoria })}</p>}
      {renewed !== null ? (
        <Message tone="success" isLive>
          {t('account.registration.renewed', { validade: renewed })}
        </Message>
      ) : isOffered ? (
        <Message
          tone={vencido ? 'warning' : 'info'}
          actions={
            <Button icon="renew" variant="primary" isPending={isBusy} onClick={() => void renew()}>
              {t('account.registration.renew', { ate })}
            </Button>
          }
        >
          {t(vencido ? 'account.registration.ended' : 'account.registration.ends', { validade })}
        </Message>
      ) : (
        <ValidityEnd day={validade} isOver={vencido} />
      )}
    </section>
  );
}

/** End of the registration's validity, if it can only be renewed at the desk, or not yet. */
function ValidityEnd({ day, isOver }: { readonly day: string | null; readonly isOver: boolean }) {
  const { t } = useTranslation();
  if (day === null) return null;
  if (!isOver) return <p>{t('account.registration.ends', { validade: day })}</p>;
  return (
    <Message tone="warning">
      {t('account.registration.ended', { validade: day })} {t('account.registration.atDesk')}
    </Message>
  );
}
