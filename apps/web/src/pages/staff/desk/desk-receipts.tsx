import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSessionState } from '../../../session/use-session.ts';
import { usePageConfig } from '../../../parts/institution/page-config.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from '../../../features/desk/desk.module.css';
import { receiptsOf, type NumberedLine, type Receipt } from '../../../features/desk/receipts.ts';
import type { LoggedEntry } from '../../../features/desk/use-scans.ts';

interface DeskReceiptsProps {
  readonly entries: readonly LoggedEntry[];
  /** Name of the desk's library. */
  readonly library: string;
  /** Whether something else is printed. */
  readonly isAside: boolean;
  readonly onPrinted: () => void;
}

/** Receipts that readers take home, printed on request, one at a time. */
export function DeskReceipts({ entries, library, isAside, onPrinted }: DeskReceiptsProps) {
  const receipts = receiptsOf(entries);
  const [chosen, setChosen] = useState<number | null>(null);
  const logins = receipts.map(({ reader }) => reader.login);
  const printed = chosen !== null && logins.includes(chosen) ? chosen : logins[0];
  const print = (login: number) => {
    // Printing shows the page as it stands at that moment.
    flushSync(() => setChosen(login));
    window.print();
    setChosen(null);
    onPrinted();
  };
  return receipts.map((receipt) => (
    <DeskReceipt
      key={receipt.reader.login}
      receipt={receipt}
      library={library}
      isPrinted={!isAside && receipt.reader.login === printed}
      onPrint={() => print(receipt.reader.login)}
    />
  ));
}

interface DeskReceiptProps {
  readonly receipt: Receipt;
  readonly library: string;
  /** Whether this receipt is the one being printed. */
  readonly isPrinted: boolean;
  readonly onPrint: () => void;
}

function DeskReceipt({ receipt, library, isPrinted, onPrint }: DeskReceiptProps) {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const [at] = useState(() => new Date().toISOString());
  const session = useSessionState();
  const user = session.kind === 'signed-in' ? session.person.user : null;
  const { reader, parts } = receipt;
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
            library,
            name: user.nome_pessoa,
          })}
        </p>
      )}
      {parts.map(({ act, lines }) => (
        <Lines key={act} title={t(`desk.receiptParts.${act}`)} lines={lines} />
      ))}
    </section>
  );
}

function Lines(props: { readonly title: string; readonly lines: readonly NumberedLine[] }) {
  const { t } = useTranslation();
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
