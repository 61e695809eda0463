import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PhraseBook } from '../languages/phrase-book.ts';
import { PhraseContext, useTranslation } from '../languages/use-translation.ts';
import type { CallEndpoint } from '../api/api.ts';
import { PageConfigProvider } from '../parts/institution/page-config-provider.tsx';
import { OriginContext } from '../parts/page/origin.ts';
import { ApiContext } from '../api/query.ts';
import type { Session } from '../session/session.ts';
import { SessionContext } from '../session/use-session.ts';
import { FieldWordsContext } from '../ui/fields/use-field.ts';
import { fieldWords } from './field-words.ts';

interface ProvidersProps {
  readonly call: CallEndpoint;
  readonly client: QueryClient;
  readonly phrases: PhraseBook;
  /** Public origin of the site, as other sites link to it. */
  readonly origin: string;
  /** Session of the browser; left out on the server, where every page is an anonymous visitor's. */
  readonly session?: Session;
  readonly children: ReactNode;
}

export function Providers({ call, client, phrases, origin, session, children }: ProvidersProps) {
  return (
    <PhraseContext value={phrases}>
      <ApiContext value={call}>
        <SessionContext value={session ?? null}>
          <OriginContext value={origin}>
            <QueryClientProvider client={client}>
              <PageConfigProvider>
                <Words>{children}</Words>
              </PageConfigProvider>
            </QueryClientProvider>
          </OriginContext>
        </SessionContext>
      </ApiContext>
    </PhraseContext>
  );
}

/** Gives fields their words for values that the browser does not accept. */
function Words({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return <FieldWordsContext value={fieldWords(t)}>{children}</FieldWordsContext>;
}
