import { useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useLocation } from 'react-router';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import type { Output } from '../../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { loginHref } from '../../../session/login-address.ts';
import { PersonArea } from '../../../features/account-area/person-area.tsx';
import { NeedsScript } from '../../../parts/page/needs-script.tsx';
import { useSignInFirst } from '../../../session/sign-in-first.ts';
import { RefusalReasons } from '../../../parts/circulation/refusal-reasons.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { useTitle } from '../use-title.ts';
import { RequestForm } from './request-form.tsx';
import { RequestReceipt } from './request-receipt.tsx';

/** Loan request of a signed-in reader; others sign in first, and continue here. */
export function RequestArea() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="request">
      <Stack gap={4}>
        <h2 id="request">{t('loanRequests.form.title')}</h2>
        <PersonArea unknown={<SignIn isKnown={false} />} anonymous={<SignIn isKnown />}>
          <Choices />
        </PersonArea>
      </Stack>
    </section>
  );
}

function SignIn({ isKnown }: { readonly isKnown: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const signInFirst = useSignInFirst();
  return (
    <>
      <NeedsScript>{t('loanRequests.form.noScript')}</NeedsScript>
      <div data-script="needed">
        <p>{t('loanRequests.form.signInHint')}</p>
        <ButtonLink
          variant="primary"
          href={loginHref(pathname)}
          aria-disabled={!isKnown || undefined}
          onClick={(event) => {
            if (!signInFirst) return;
            event.preventDefault();
            void signInFirst();
          }}
        >
          {t('loanRequests.form.signIn')}
        </ButtonLink>
      </div>
    </>
  );
}

function Choices() {
  const { t } = useTranslation();
  const { cod_acervo: id } = useTitle();
  const [made, setMade] = useState<Output<'makeLoanRequest'> | null>(null);
  const query = endpointQuery('getLoanRequestChoices', { params: { id: String(id) } });
  const asked = useEndpoint(query, { staleTime: 0 });
  if (made) return <RequestReceipt request={made} />;
  return (
    <QueryBoundary asked={asked} failed={t('loanRequests.form.failed')}>
      {(choices) => <RequestChoices choices={choices} onMade={setMade} />}
    </QueryBoundary>
  );
}

interface RequestChoicesProps {
  readonly choices: Output<'getLoanRequestChoices'>;
  readonly onMade: (made: Output<'makeLoanRequest'>) => void;
}

/** Form of the request, or the reason why there is none. */
function RequestChoices({ choices, onMade }: RequestChoicesProps) {
  const { t } = useTranslation();
  if (choices.recusas.length > 0) {
    return (
      <Message tone="warning" title={t('loanRequests.form.notNow')}>
        <RefusalReasons reasons={choices.recusas} audience="reader" />
      </Message>
    );
  }
  const canBeSent = choices.opcoes.filter(
    ({ origens, recebimentos }) => origens.length > 0 && recebimentos.length > 0,
  );
  if (canBeSent.length === 0) {
    return (
      <EmptyState title={t('loanRequests.form.none')}>{t('loanRequests.form.noneHint')}</EmptyState>
    );
  }
  return <RequestForm choices={{ ...choices, opcoes: canBeSent }} onMade={onMade} />;
}
