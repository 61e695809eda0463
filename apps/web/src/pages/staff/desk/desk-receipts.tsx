import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useEndpoint } from '../../../api/query.ts';
import { librariesQuery } from '../../../parts/libraries/my-library.ts';
import { useSessionState } from '../../../session/use-session.ts';
import { usePageConfig } from '../../../parts/institution/page-config.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../../../features/desk/desk.module.css';
import { receiptsOf, type NumberedLine, type Receipt } from '../../../features/desk/receipts.ts';
import type { LoggedEntry } from '../../../features/desk/use-scans.ts';

/** What readers take home, on paper where it is wanted: one at a time. */
export function DeskReceipts({ entries }: { readonly entries: readonly LoggedEntry[] }) {
  const receipts = receiptsOf(entries);
  const [chosen, setChosen] = useState<number | null>(null);
  const logins = receipts.map(({ reader }) => reader.login);
  const printed = chosen !== null && logins.includes(chosen) ? chosen : logins[0];
  const print = (login: number) => {
    // The paper shows the page as it stands at that moment.
    flushSync(() => setChosen(login));
    window.print();
    setChosen(null);
  };
  return receipts.map((receipt) => (
    <DeskReceipt
      key={receipt.reader.login}
      receipt={receipt}
      isPrinted={receipt.reader.login === printed}
      onPrint={() => print(receipt.reader.login)}
    />
  ));
}

interface DeskReceiptProps {
  readonly receipt: Receipt;
  /** The one that stands on the paper. */
  readonly isPrinted: boolean;
  readonly onPrint: () => void;
}

function DeskReceipt({ receipt, isPrinted, onPrint }: DeskReceiptProps) {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const [at] = useState(() => new Date().toISOString());
  const session = useSessionState();
  const user = session.kind === 'signed-in' ? session.person.user : null;
  const { data: libraries = [] } = useEndpoint(librariesQuery);
  const library = libraries.find((one) => one.cod_biblioteca === user?.cod_biblioteca);
  const { reader, lent, returned } = receipt;
  const title = t('desk.receipt', { name: reader.name });
  return (
    <section className={styles.card} aria-label={title} data-print={isPrinted ? 'alone' : 'no'}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <span data-print="no">
          <Button icon="print" onClick={onPrint}>
            {t('desk.print')}
          </Button>
        </span>
      </div>
      {institution && <p>{institution.nome}</p>}
      {user && (
        <p>
          {t('desk.receiptOf', {
            at,
            library: library?.desc_biblioteca ?? '',
            name: user.nome_pessoa,
          })}
        </p>
      )}
      <Lines title={t('desk.allLent')} lines={lent} />
      <Lines title={t('desk.allReturned')} lines={returned} />
    </section>
  );
}

function Lines(props: { readonly title: string; readonly lines: readonly NumberedLine[] }) {
  const { t } = useTranslation();
  if (props.lines.length === 0) return null;
  return (
    <>
      <h3>{props.title}</h3>
      <ul>
        {props.lines.map(({ title, barcode, loan, facts, number }) => (
          <li key={number}>
            <strong>{title}</strong>
            <br />
            {t('desk.receiptLine', { barcode, loan: String(loan) })} {facts.join(' ')}
          </li>
        ))}
      </ul>
    </>
  );
}
