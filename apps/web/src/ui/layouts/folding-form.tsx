import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { classes } from '../classes.ts';
import styles from './folding-form.module.css';

export interface FoldingFormProps {
  label: string;
  action: string;
  /** Sent along unseen. */
  hiddenValues?: readonly (readonly [name: string, value: string])[];
  /** Whether the form stays closed above its results where there is little room, under the words below. */
  isFoldable: boolean;
  summary: ReactNode;
  openLabel: string;
  /** Returns whether it was sent, which closes it. */
  onSubmit: (form: HTMLFormElement) => boolean;
  children: ReactNode;
}

/** A form of many fields above what it found: open on a wide page, folded on a narrow one. */
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
  /** A field has an error under it: then labels are in line, and else the controls. */
  hasError?: boolean;
  /** Fields of few letters each: more of them stand in a line. */
  isDense?: boolean;
  children: ReactNode;
}

/** Fields beside each other, as many as there is room for. */
export function FieldGrid({ hasError, isDense, children }: FieldGridProps) {
  const looks = [hasError && styles.marked, isDense && styles.dense];
  return <div className={classes(styles.fields, ...looks)}>{children}</div>;
}
