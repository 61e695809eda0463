import type { ComponentPropsWithRef, TextareaHTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './text-field.module.css';
import { useOwnFault } from './use-own-fault.ts';

export type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'id'>;

export function TextField(props: TextFieldProps) {
  const { label, labelOf, description, error: told, optionalWord, ...native } = props;
  const { onInput, onInvalid, ...rest } = native;
  const { error, tellFault, onMend } = useOwnFault(told);
  const said = { label, labelOf, description, error, optionalWord };
  return (
    <Field {...said}>
      {(ties) => (
        <TextBox
          {...rest}
          {...ties}
          onInvalid={(event) => {
            onInvalid?.(event);
            tellFault(event);
          }}
          onInput={(event) => {
            onMend();
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}

/** The control alone, in a row of controls: name it by `aria-label` or a label of your own. */
export function TextBox({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <input {...rest} className={classes(styles.input, className)} />;
}

export type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>;

export function TextArea(props: TextAreaProps) {
  const { label, labelOf, description, error: told, optionalWord, ...native } = props;
  const { className, onInput, onInvalid, ...rest } = native;
  const { error, tellFault, onMend } = useOwnFault(told);
  const said = { label, labelOf, description, error, optionalWord };
  return (
    <Field {...said}>
      {(ties) => (
        <textarea
          rows={4}
          {...rest}
          {...ties}
          className={classes(styles.input, className)}
          onInvalid={(event) => {
            onInvalid?.(event);
            tellFault(event);
          }}
          onInput={(event) => {
            onMend();
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
