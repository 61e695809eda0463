import { useId, type ReactNode } from 'react';
import { Icon } from '../drawings/icon.tsx';
import styles from './field.module.css';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

export interface FieldProps {
  label: string;
  /** Name of the row, in a table: for screen reader users who hear the field alone. */
  labelOf?: string | undefined;
  /** Advice on what to write, given beforehand. */
  description?: ReactNode;
  /** Fault of the written text; its presence marks the field invalid. */
  error?: ReactNode;
  /** Word after the label of a field that may stay blank. */
  optionalWord?: string;
}

/** Attributes that tie a control to its label, description and error. */
export interface FieldTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, control, description and error, in that order of reading. */
export function Field(props: FieldProps & { children: (ties: FieldTies) => ReactNode }) {
  const { label, labelOf, description, error, optionalWord, children } = props;
  const id = useId();
  const describedBy = [description && `${id}-d`, error && `${id}-e`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {labelOf && <VisuallyHidden> ({labelOf})</VisuallyHidden>}
        {optionalWord && <span className={styles.optional}> {optionalWord}</span>}
      </label>
      {description && (
        <div className={styles.description} id={`${id}-d`}>
          {description}
        </div>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${id}-e`}>{error}</FieldError>}
    </div>
  );
}

/** Fault under its control: tie them by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={styles.error} id={id}>
      <Icon name="danger" /> {children}
    </div>
  );
}
