import { sitePath } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { Navigate, useSearchParams } from 'react-router';
import { InstitutionLogo } from '../../parts/institution/institution-logo.tsx';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { loginHref } from '../../session/login-address.ts';
import { useSessionState } from '../../session/use-session.ts';
import { vendorIn } from '../../parts/vendors/vendor-opening.ts';
import { AccessPanel } from '../../features/sign-in/access-panel.tsx';
import { VendorEntry } from '../../features/vendors/vendor-entry.tsx';
import { useSignIn } from '../../features/sign-in/use-sign-in.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EntryLayout } from '../../ui/layouts/entry-layout.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';

/** Login page. Goes on to `redirect`, a path of this site or a vendor, once a reader is signed in. */
export function Page() {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const [params] = useSearchParams();
  const target = targetOf(params.get('redirect'));
  const signIn = useSignIn({ kind: 'page', target });
  const isSignedIn = useSessionState().kind === 'signed-in';
  const vendor = vendorIn(params.get('redirect'));
  const isIn = isSignedIn && signIn.step.kind === 'idle';
  if (isIn && !vendor) return <Navigate to={target} replace />;
  return (
    <EntryLayout
      back={
        <ButtonLink href="/" variant="quiet" icon="arrowLeft">
          {t('login.back')}
        </ButtonLink>
      }
      brand={<InstitutionLogo over={institution ? [institution.sigla] : []} />}
    >
      <title>{`${t('login.title')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      {isIn && vendor ? (
        <VendorEntry vendor={vendor} />
      ) : (
        <>
          <PageHeader title={t('login.welcome', { name: institution?.sigla ?? t('product') })}>
            {t('login.intro')}
          </PageHeader>
          <AccessPanel signIn={signIn} target={vendor ? loginHref(vendor) : target} />
        </>
      )}
    </EntryLayout>
  );
}

/** Reads the path to go on to; the pages for signing in and out are none. */
function targetOf(redirect: string | null): string {
  const path = sitePath(redirect);
  return /^\/(?:login|sair|entrar)\b/.test(path) ? '/' : path;
}
