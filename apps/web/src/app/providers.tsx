import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { CallEndpoint } from './api.ts';
import { ApiContext } from './query.ts';

interface ProvidersProps {
  readonly call: CallEndpoint;
  readonly client: QueryClient;
  readonly i18n: i18n;
  readonly children: ReactNode;
}

export function Providers({ call, client, i18n, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <ApiContext value={call}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </ApiContext>
    </I18nextProvider>
  );
}
