import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './desk.module.css';
import type { Choice } from './use-scans.ts';

interface ScanFormProps {
  readonly label: string;
  /** What is done with what was scanned. */
  readonly verb: string;
  readonly choice: Choice | null;
  readonly isBusy: boolean;
  readonly onScan: (barcode: string, copy?: number) => Promise<void>;
}

/** Bar codes one after the other: the field empties itself and keeps the keyboard. */
export function ScanForm({ label, verb, choice, isBusy, onScan }: ScanFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [barcode, setBarcode] = useState('');
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  const send = async (code: string, copy?: number) => {
    setBarcode('');
    await onScan(code, copy);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form}
      method="post"
      className={styles.line}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        if (barcode.trim() !== '') void send(barcode.trim());
      }}
    >
      <div className={styles.field}>
        <TextField
          label={label}
          name="codigo_barras"
          autoComplete="off"
          maxLength={100}
          value={barcode}
          onChange={({ target }) => setBarcode(target.value)}
        />
      </div>
      <Button type="submit" look="primary" icon="barcode" aria-busy={isBusy}>
        {verb}
      </Button>
      {choice && (
        <fieldset className={styles.whole}>
          <legend>{t('desk.several', { barcode: choice.barcode })}</legend>
          <ul className={styles.found}>
            {choice.copies.map((copy) => (
              <li key={copy.cod_exemplar}>
                <Button onClick={() => void send(choice.barcode, copy.cod_exemplar)}>
                  {`${copy.titulo} · ${copy.desc_biblioteca}`}
                </Button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </form>
  );
}
