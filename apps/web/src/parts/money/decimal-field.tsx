import { useEffect, useRef, useState, type InvalidEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { readDecimal, writeDecimal } from './read-decimal.ts';

export interface DecimalFieldProps {
  readonly label: string;
  readonly labelOf?: string;
  readonly description?: string | undefined;
  readonly name?: string;
  /** Hundredths; NaN if the text is no number. */
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  /** Whether the field may be blank; its value is NaN then, too. */
  readonly isOptional?: boolean;
  readonly onChange: (hundredths: number) => void;
}

interface Wording {
  /** Decimals that are always shown. */
  readonly decimals: number;
  /** Words for text that is no number. */
  readonly wrong: string;
  readonly say: (hundredths: number) => string;
}

/**
 * Field for a number with decimals, typed as people write it: a browser's own number field drops the comma in
 * another language, and '1,50' becomes 150. Text that cannot be read keeps its form from being sent.
 */
export function DecimalField(props: DecimalFieldProps & Wording) {
  const { label, labelOf, description, name, value, decimals, onChange } = props;
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number } | null>(
    null,
  );
  const [isTold, setTold] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isTyped = typed !== null && Object.is(typed.value, value);
  const written = Number.isNaN(value) ? '' : writeDecimal(value, i18n.language, decimals);
  const text = isTyped ? typed.text : written;
  const wrong = useProblem(props, text);
  const problem = props.isOptional && text === '' ? null : wrong;
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);
  const write = (next: string) => {
    const reading = readDecimal(next, i18n.language);
    const read = reading.kind === 'number' ? reading.hundredths : Number.NaN;
    setTyped({ text: next, value: read });
    if (!Number.isNaN(read)) setTold(false);
    onChange(read);
  };
  return (
    <TextField
      ref={input}
      label={label}
      labelOf={labelOf}
      description={description}
      error={isTold && problem}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      required={!props.isOptional}
      maxLength={20}
      value={text}
      onChange={({ target }) => write(target.value)}
      onBlur={() => {
        setTold(problem !== null && text !== '');
        // A valid number is shown as it was understood.
        if (problem === null) setTyped(null);
      }}
      onInvalid={(event) => {
        setTold(true);
        focusFirst(event);
      }}
    />
  );
}

/** Tells in words why the number cannot be sent; null if it can. */
function useProblem(
  { least = 0, most, wrong, say }: DecimalFieldProps & Wording,
  text: string,
): string | null {
  const { t, i18n } = useTranslation();
  const reading = readDecimal(text, i18n.language);
  switch (reading.kind) {
    case 'blank':
    case 'wrong':
      return wrong;
    case 'ambiguous':
      return t('money.ambiguous', {
        typed: text.trim(),
        whole: writeDecimal(reading.hundredths, i18n.language),
        part: writeDecimal(Math.trunc(reading.hundredths / 1000), i18n.language),
      });
    case 'number':
      if (reading.hundredths < least) return t('money.least', { least: say(least) });
      if (reading.hundredths > most) return t('money.most', { most: say(most) });
      return null;
  }
}

/** Focuses the first field at fault. Its fault stands under it: the browser's bubble is suppressed. */
function focusFirst(event: InvalidEvent<HTMLInputElement>): void {
  event.preventDefault();
  const { currentTarget: field } = event;
  if (field.form?.querySelector('input:invalid, select:invalid, textarea:invalid') === field) {
    field.focus();
  }
}
