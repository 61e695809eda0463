import { longestOverdueFile as number, overdueBands } from '@estante/contract/plain';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useAct } from '../../api/use-act.ts';
import { saveFile } from '../../features/exports/save-file.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { listQuery, readList, type ListAddress } from './list-address.ts';
import { OverdueLoan } from './overdue-loan.tsx';
import { StaffList } from './staff-list.tsx';
import { StaffTask } from './staff-task.tsx';

type Address = ListAddress<(typeof overdueBands)[number]>;

/** Who is late with what, how to reach them, and all of it as a file. */
export function Page() {
  return (
    <StaffTask name="overdueLoans">
      <OverdueLoans />
    </StaffTask>
  );
}

function OverdueLoans() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const address = readList(params, overdueBands);
  const query = endpointQuery('listOverdueLoans', { query: listQuery(address) });
  const result = useEndpoint(query, { placeholderData: keepPreviousData, staleTime: 0 });
  return (
    <StaffList
      path="/meupergamum/atendimento/atrasos"
      address={address}
      states={overdueBands}
      nameOf={(band) => t(`overdueLoans.bands.${band}`)}
      dayLabels={{ from: t('overdueLoans.dueFrom'), to: t('overdueLoans.dueTo') }}
      result={result}
      countOf={(count) => t('overdueLoans.count', { count })}
      noneHint={t('overdueLoans.noneHint')}
      headingRef={heading}
      renderSummary={({ total }) => total > 0 && <TakeList address={address} />}
    >
      {({ atrasos }) =>
        atrasos.map((loan) => (
          <li key={loan.codigo}>
            <OverdueLoan loan={loan} />
          </li>
        ))
      }
    </StaffList>
  );
}

function TakeList({ address }: { readonly address: Address }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('downloadOverdueLoans');
  const take = async () => {
    const { pagina: _page, ...query } = listQuery(address);
    const answer = await act({ query });
    if (!answer) return;
    saveFile(answer.arquivo);
    if (answer.cortado) showToast({ tone: 'warning', words: t('overdueLoans.cut', { number }) });
  };
  return (
    <div data-print="no">
      <Button icon="download" isPending={isBusy} onClick={() => void take()}>
        {t('overdueLoans.take')}
      </Button>
    </div>
  );
}
