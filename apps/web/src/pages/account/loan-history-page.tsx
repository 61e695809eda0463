import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate, useSearchParams } from 'react-router';
import type { Output } from '../../api/api.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { endpointQuery, useListEndpoint } from '../../api/query.ts';
import { readDays } from '../../features/days/days-address.ts';
import { DaysForm } from '../../features/days/days-form.tsx';
import { useActivity } from '../../parts/institution/page-config.ts';
import { SelectionBar, SelectTitle } from '../../parts/title-list/selection-bar.tsx';
import { useSelection } from '../../parts/title-list/use-selection.ts';
import { AddToList } from '../../features/named-lists/add-to-list.tsx';
import { HistoryTable } from '../../features/loans/history-table.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { Pages } from '../../parts/page/pages.tsx';
import { LoanTabs } from './loan-tabs.tsx';

const path = '/meupergamum/emprestimo/historico';

/** All loans of the reader, the last first, with their charges. */
export function Page() {
  return (
    <LoanTabs current="history">
      <History />
    </LoanTabs>
  );
}

function History() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const days = readDays(params);
  const isFined = params.get('multa') === 'true';
  const page = Math.max(1, Number(params.get('pagina')) || 1);
  const query = endpointQuery('listLoanHistory', {
    query: { ...days, multa: isFined ? 'true' : 'false', pagina: String(page) },
  });
  const asked = useListEndpoint(query);
  const hrefOf = (changed: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changed)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `${path}?${next.toString()}`;
  };
  return (
    <>
      <DaysForm
        path={path}
        days={days}
        label={t('loans.history.days')}
        also={isFined ? { multa: 'true' } : {}}
      />
      <Checkbox
        checked={isFined}
        onChange={(is) => void navigate(hrefOf({ multa: is ? 'true' : null, pagina: null }))}
      >
        {t('loans.history.fined')}
      </Checkbox>
      <QueryBoundary asked={asked} failed={t('loans.history.failed')}>
        {(found) => <FoundLoans found={found} hrefOf={(to) => hrefOf({ pagina: String(to) })} />}
      </QueryBoundary>
    </>
  );
}

interface FoundLoansProps {
  readonly found: Output<'listLoanHistory'>;
  readonly hrefOf: (page: number) => string;
}

function FoundLoans({ found, hrefOf }: FoundLoansProps) {
  const { t } = useTranslation();
  const { emprestimos, total, pagina, quantidade } = found;
  const pages = Math.ceil(total / quantidade);
  if (total === 0) return <EmptyState icon="history" title={t('loans.history.none')} />;
  return (
    <>
      <SelectableHistory loans={emprestimos} total={total} />
      <Pages label={t('loans.history.pages')} current={pagina} total={pages} hrefOf={hrefOf} />
    </>
  );
}

interface SelectableHistoryProps {
  readonly loans: Output<'listLoanHistory'>['emprestimos'];
  readonly total: number;
}

/** Loan history whose titles can be selected over its pages, to be put into a list. */
function SelectableHistory({ loans, total }: SelectableHistoryProps) {
  const hasLists = useActivity(activities.accountLists);
  const selection = useSelection(path);
  const ids = [...new Set(loans.flatMap(({ acervo }) => acervo?.cod_acervo ?? []))];
  return (
    <>
      {hasLists && ids.length > 0 && (
        <SelectionBar selection={selection} pageIds={ids}>
          <AddToList ids={[...selection.ids]} onAdded={selection.clear} />
        </SelectionBar>
      )}
      <HistoryTable
        loans={loans}
        total={total}
        renderSelect={({ cod_acervo, titulo }) =>
          hasLists && <SelectTitle selection={selection} titleId={cod_acervo} title={titulo} />
        }
      />
    </>
  );
}
