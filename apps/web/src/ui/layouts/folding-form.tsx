import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { classes } from '../classes.ts';
import styles from './folding-form.module.css';

export interface FoldingFormProps {
  label: string;
  action: string;
  /** Hidden values sent along. */
  hiddenValues?: readonly (readonly [name: string, value: string])[];
  /** Whether the form stays closed above its results if there is little room, under the words below. */
  isFoldable: boolean;
  summary: ReactNode;
  openLabel: string;
  /** Sends the form; true if it was sent, which closes it. */
  onSubmit: (form: HTMLFormElement) => boolean;
  children: ReactNode;
}

/** Form of many fields above its results: open on a wide page, folded on a narrow one. */
export function FoldingForm(props: FoldingFormProps) {
  const { label, action, hiddenValues = [], isFoldable, summary, openLabel, onSubmit } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (onSubmit(event.currentTarget)) setIsOpen(false);
  };
  return (
    <section aria-label={label} className={styles.panel}>
      {isFoldable && (
        <div className={styles.folded} data-print="no">
          {summary && <p>{summary}</p>}
          <Button
            icon="edit"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {openLabel}
          </Button>
        </div>
      )}
      <form
        id={id}
        action={action}
        onSubmit={submit}
        className={classes(styles.form, isFoldable && !isOpen && styles.closed)}
      >
        {hiddenValues.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {props.children}
      </form>
    </section>
  );
}

export interface FieldGridProps {
  /** Whether a field has an error under it: labels are then aligned, else the controls. */
  hasError?: boolean;
  /** Whether the fields take few letters each, so that more of them fit in a line. */
  isDense?: boolean;
  children: ReactNode;
}

/** Fields beside each other, as many as there is room for. */
export function FieldGrid({ hasError, isDense, children }: FieldGridProps) {
  const looks = [hasError && styles.marked, isDense && styles.dense];
  return <div className={classes(styles.fields, ...looks)}>{children}</div>;
}
