import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate, useSearchParams } from 'react-router';
import type { Output } from '../../api/api.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import { endpointQuery } from '../../api/query.ts';
import { SummaryParts } from '../../features/summary/summary-parts.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { FieldGrid, FoldingForm } from '../../ui/layouts/folding-form.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { SummaryAnswer } from './summary-answer.tsx';
import { useTitle } from './use-title.ts';

function summaryQuery(id: string, params: URLSearchParams) {
  const ano = /^(?:[1-9]\d{0,3}|sem)$/.exec(params.get('ano') ?? '')?.[0];
  return endpointQuery('getSummary', { params: { id }, query: ano === undefined ? {} : { ano } });
}

export function queries({ params: { codAcervo = '' }, url }: PageAddress) {
  return [summaryQuery(codAcervo, url.searchParams)];
}

/** The articles of a serial, year by year and issue by issue. */
export function Page() {
  const { cod_acervo: id, rota } = useTitle();
  const [params] = useSearchParams();
  return (
    <SummaryAnswer query={summaryQuery(String(id), params)}>
      {(summary) => <Summaries path={`${rota}/sumarios`} summary={summary} />}
    </SummaryAnswer>
  );
}

interface SummariesProps {
  readonly path: string;
  readonly summary: Output<'getSummary'>;
}

function Summaries({ path, summary }: SummariesProps) {
  const { t } = useTranslation();
  const { ano, anos, sumarios } = summary;
  return (
    <Stack gap={5}>
      {anos.length > 1 && <YearForm path={path} summary={summary} />}
      {anos.length > 0 && (
        <p>
          <output>
            {ano === null ? t('summary.noYear') : t('summary.ofYear', { year: String(ano) })}
          </output>
        </p>
      )}
      {sumarios.length === 0 ? (
        <EmptyState icon="list" title={t('summary.none')}>
          {t('summary.noneHint')}
        </EmptyState>
      ) : (
        <SummaryParts
          parts={sumarios}
          contentsName={t('summary.contents')}
          noIssueName={t('summary.noIssue')}
        />
      )}
    </Stack>
  );
}

function YearForm({ path, summary: { ano, anos } }: SummariesProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const send = (form: HTMLFormElement) => {
    const year = new FormData(form).get('ano');
    const href = typeof year === 'string' && year !== '' ? `${path}?ano=${year}` : path;
    void navigate(href, { preventScrollReset: true });
    return true;
  };
  return (
    <FoldingForm
      label={t('summary.choose')}
      action={path}
      isFoldable={false}
      summary={null}
      openLabel={t('summary.choose')}
      onSubmit={send}
    >
      <FieldGrid key={ano}>
        <Select
          label={t('summary.year')}
          name="ano"
          defaultValue={valueOf(ano)}
          options={anos.map((year) => ({
            value: valueOf(year),
            label: year === null ? t('summary.noYear') : String(year),
          }))}
        />
      </FieldGrid>
      <div>
        <Button type="submit" icon="calendar">
          {t('summary.show')}
        </Button>
      </div>
    </FoldingForm>
  );
}

const valueOf = (year: number | null) => (year === null ? 'sem' : String(year));
