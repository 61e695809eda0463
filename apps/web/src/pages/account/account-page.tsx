import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { useSessionState } from '../../session/use-session.ts';
import { BasketOffer } from '../../features/permanent-basket/basket-offer.tsx';
import { SwitchLogin } from '../../features/sign-in/switch-login.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './account-page.module.css';
import { Dashboard } from './dashboard/dashboard.tsx';
import { Registration } from './registration.tsx';

/** First page of the personal area. */
export function Page() {
  const { t } = useTranslation();
  const state = useSessionState();
  if (state.kind !== 'signed-in') return null;
  const { nome_pessoa: name, login } = state.person.user;
  return (
    <Stack gap={5}>
      <title>{`${t('account.title')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader over={t('account.title')} title={t('account.greeting', { name })}>
        {t('account.username', { login })}
      </PageHeader>
      <BasketOffer />
      <Dashboard />
      <Registration key={state.person.user.cod_login} />
      <Logins own={state.person.user.cod_login} />
    </Stack>
  );
}

/** Units by which the person belongs to the network. */
function Logins({ own }: { readonly own: number }) {
  const { t } = useTranslation();
  const asked = useEndpoint(endpointQuery('listLogins', {}));
  return (
    <section>
      <h2>{t('account.logins')}</h2>
      <QueryBoundary
        asked={asked}
        failed={t('account.loginsFailed')}
        skeleton={<Skeleton lines={2} />}
      >
        {(logins) => <OwnLogins logins={logins} own={own} />}
      </QueryBoundary>
    </section>
  );
}

interface OwnLoginsProps {
  readonly logins: Output<'listLogins'>;
  readonly own: number;
}

function OwnLogins({ logins, own }: OwnLoginsProps) {
  const { t } = useTranslation();
  const others = logins.filter(({ codigo }) => codigo !== own);
  return (
    <Stack gap={4}>
      <LoginList logins={logins} own={own} />
      {others.length > 0 && (
        <section className={styles.switch}>
          <h3>{t('account.switch')}</h3>
          <SwitchLogin key={own} others={others} />
        </section>
      )}
    </Stack>
  );
}

function LoginList({ logins, own }: OwnLoginsProps) {
  return (
    <ul>
      {logins.map(({ codigo, nome }) => (
        <li key={codigo} aria-current={codigo === own ? 'true' : undefined}>
          {codigo === own ? <strong>{nome}</strong> : nome}
        </li>
      ))}
    </ul>
  );
}
