import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { CallEndpoint } from '../api/api.ts';
import { OriginContext } from '../parts/page/origin.ts';
import { ApiContext } from '../api/query.ts';
import type { Session } from '../session/session.ts';
import { SessionContext } from '../session/use-session.ts';

interface ProvidersProps {
  readonly call: CallEndpoint;
  readonly client: QueryClient;
  readonly i18n: i18n;
  /** Where the site is, as others are to call it. */
  readonly origin: string;
  /** In the browser; a page being rendered is an anonymous visitor's. */
  readonly session?: Session;
  readonly children: ReactNode;
}

export function Providers({ call, client, i18n, origin, session, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <ApiContext value={call}>
        <SessionContext value={session ?? null}>
          <OriginContext value={origin}>
            <QueryClientProvider client={client}>{children}</QueryClientProvider>
          </OriginContext>
        </SessionContext>
      </ApiContext>
    </I18nextProvider>
  );
}
