import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { IconName } from '../../ui/drawings/icon.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './desk.module.css';
import type { Choice } from './use-scans.ts';

interface ScanFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly label: string;
  readonly description?: string;
  /** Label of the button: what is done with the scanned copy. */
  readonly verb: string;
  readonly icon?: IconName;
  readonly choices: readonly Choice[];
  /** Number of scans not answered yet. */
  readonly waiting: number;
  /** Letters that a scanner typed before the form was there. */
  readonly begun?: string;
  readonly onScan: (barcode: string) => void;
  readonly onChoose: (choice: Choice, copy: number) => void;
  readonly children?: ReactNode;
}

/**
 * Form that takes bar codes one after the other: the field empties itself and keeps the keyboard. The field
 * stays the same when the mode changes, so that no code is cut in two.
 */
export function ScanForm(props: ScanFormProps) {
  const { form, label, description, verb, icon = 'barcode', waiting, onScan } = props;
  const { t } = useTranslation();
  const [barcode, setBarcode] = useState(props.begun ?? '');
  const focus = () => form.current?.querySelector('input')?.focus();
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, [form]);
  return (
    <form
      ref={form}
      method="post"
      className={styles.line}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        focus();
        setBarcode('');
        if (barcode.trim() !== '') onScan(barcode.trim());
      }}
    >
      <div className={styles.field}>
        <TextField
          label={label}
          description={description}
          name="codigo"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={barcode}
          onChange={({ target }) => setBarcode(target.value)}
        />
      </div>
      <Button type="submit" variant="primary" icon={icon} aria-busy={waiting > 0}>
        {verb}
      </Button>
      <output className={styles.waiting}>
        {waiting > 1 && t('desk.waiting', { count: waiting - 1 })}
      </output>
      <div className={styles.whole} aria-live="polite">
        {props.choices.map((choice, at) => (
          <CopyChoice
            key={`${choice.barcode} ${at}`}
            choice={choice}
            onChoose={(copy) => {
              props.onChoose(choice, copy);
              focus();
            }}
          />
        ))}
        {props.children}
      </div>
    </form>
  );
}

interface CopyChoiceProps {
  readonly choice: Choice;
  readonly onChoose: (copy: number) => void;
}

function CopyChoice({ choice: { barcode, copies }, onChoose }: CopyChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend>{t('desk.several', { barcode })}</legend>
      <ul className={styles.found}>
        {copies.map((copy) => (
          <li key={copy.cod_exemplar}>
            <Button onClick={() => onChoose(copy.cod_exemplar)}>
              {[copy.titulo, copy.desc_biblioteca, copy.numero_chamada].filter(Boolean).join(' · ')}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
