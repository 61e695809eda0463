import { ledgerActKinds, ledgerActStates } from '@estante/contract/plain';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { libraryToday } from '../../../parts/dates/library-today.ts';
import { isNarrowed, listQuery, readList } from '../../../parts/staff/list-address.ts';
import { StaffList } from '../../../parts/staff/staff-list.tsx';
import { LedgerActEntry } from './ledger-act-entry.tsx';
import { LedgerSums } from './ledger-sums.tsx';
import { ledgerPath } from '../../../features/patron-account/payments-address.ts';
import { PaymentsTabs } from './payments-tabs.tsx';
import { TakeLedger } from './take-ledger.tsx';
import styles from '../../../features/patron-account/payments.module.css';

/** Manual acts of the staff on debts, for others to review: this month's at first. */
export function Page() {
  return (
    <PaymentsTabs current="ledger">
      <Ledger />
    </PaymentsTabs>
  );
}

function Ledger() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const asked = readList(params, ledgerActStates, ledgerActKinds);
  const isAsked = isNarrowed(asked);
  const today = libraryToday();
  const month = { dataIni: `${today.slice(0, 7)}-01`, dataFim: today };
  const address = isAsked ? asked : { ...asked, ...month };
  const query = endpointQuery('listLedgerActs', { query: listQuery(address) });
  const result = useListEndpoint(query);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <p>{t('ledgerActs.lead')}</p>
      <StaffList
        path={ledgerPath}
        address={address}
        isNarrowed={isAsked}
        states={ledgerActStates}
        kinds={ledgerActKinds.map((kind) => ({
          value: kind,
          label: t(`ledgerActs.kinds.${kind}`),
        }))}
        nameOf={(state) => t(`ledgerActs.states.${state}`)}
        result={result}
        countOf={(count) => t(`ledgerActs.${isAsked ? 'count' : 'countMonth'}`, { count })}
        noneHint={t('ledgerActs.noneHint')}
        headingRef={heading}
        renderSummary={({ por_tipo, total }) =>
          total > 0 && (
            <div className={styles.part}>
              <LedgerSums sums={por_tipo} />
              <TakeLedger address={address} />
            </div>
          )
        }
      >
        {({ lancamentos }) =>
          lancamentos.map((act) => (
            <li key={`${act.tipo} ${act.codigo}`}>
              <LedgerActEntry act={act} />
            </li>
          ))
        }
      </StaffList>
    </>
  );
}
