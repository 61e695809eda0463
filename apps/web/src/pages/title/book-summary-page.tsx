import { useTranslation } from '../../languages/use-translation.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import { endpointQuery } from '../../api/query.ts';
import { SummaryParts } from '../../features/summary/summary-parts.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { SummaryAnswer } from './summary-answer.tsx';
import { useTitle } from './use-title.ts';

const summaryQuery = (id: string) => endpointQuery('getSummary', { params: { id }, query: {} });

export function queries({ params: { codAcervo = '' } }: PageAddress) {
  return [summaryQuery(codAcervo)];
}

/** Contents of a book. */
export function Page() {
  const { t } = useTranslation();
  const name = t('summary.contents');
  return (
    <SummaryAnswer query={summaryQuery(String(useTitle().cod_acervo))}>
      {({ sumarios }) => (
        <Stack gap={5}>
          <SummaryParts parts={sumarios} contentsName={name} noIssueName={name} />
        </Stack>
      )}
    </SummaryAnswer>
  );
}
