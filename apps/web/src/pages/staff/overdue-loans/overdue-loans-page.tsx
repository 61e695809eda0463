import {
  longestOverdueFile as number,
  mostOverdueLetters,
  overdueBands,
} from '@estante/contract/plain';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import type { Output } from '../../../api/api.ts';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { listQuery, readList, type ListAddress } from '../../../parts/staff/list-address.ts';
import { OverdueLetters } from './overdue-letters.tsx';
import { OverdueLoan } from './overdue-loan.tsx';
import { StaffList } from '../../../parts/staff/staff-list.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

type Address = ListAddress<(typeof overdueBands)[number]>;

/** Overdue loans with their readers and how to reach them, also as a file. */
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
  const result = useListEndpoint(query);
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
      renderSummary={({ total }) =>
        total > 0 && (
          <Cluster>
            <TakeList address={address} />
            <PrintLetters address={address} />
          </Cluster>
        )
      }
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

/** Button that prints letters for the filtered list: they exist for as long as they are printed. */
function PrintLetters({ address }: { readonly address: Address }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('writeOverdueLetters');
  const [letters, setLetters] = useState<Output<'writeOverdueLetters'>['cartas']>([]);
  const print = async () => {
    const { pagina: _page, ...query } = listQuery(address);
    const answer = await act({ query });
    if (!answer) return;
    // Printing shows the page as it stands at that moment.
    flushSync(() => setLetters(answer.cartas));
    window.print();
    setLetters([]);
    if (answer.cortado) {
      showToast({
        tone: 'warning',
        words: t('overdueLoans.lettersCut', { number: mostOverdueLetters }),
      });
    }
  };
  return (
    <div>
      <Button icon="print" isPending={isBusy} onClick={() => void print()}>
        {t('overdueLoans.print')}
      </Button>
      {letters.length > 0 && <OverdueLetters letters={letters} />}
    </div>
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
