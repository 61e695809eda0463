import { useId } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { daysHref, type OtherParameters, type Days } from './days-address.ts';
import styles from './days-form.module.css';
import { type ErrorAt, useSentDays } from './use-sent-days.ts';

interface DaysFormProps {
  readonly path: string;
  /** Days in the address; null if it has none. */
  readonly days: Days | null;
  /** Name of the form: the list that the two days narrow. */
  readonly label: string;
  /** Other parameters of the address that narrow the list, which stay. */
  readonly also?: OtherParameters;
}

/** Form that narrows a list to two days, kept in its address. */
export function DaysForm({ path, days, label, also = {} }: DaysFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const { send, clear, errorAt } = useSentDays(path, also);
  return (
    <form
      className={styles.form}
      aria-labelledby={id}
      action={path}
      noValidate
      onSubmit={send}
      data-print="no"
      // The fields follow the address.
      key={daysHref(path, days)}
    >
      <p id={id} className={styles.label}>
        {label}
      </p>
      {Object.entries(also).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(['dataIni', 'dataFim'] as const).map((name) => (
        <DayField key={name} name={name} day={days?.[name] ?? ''} errorAt={errorAt} />
      ))}
      <Button type="submit" icon="filter">
        {t('keptDays.apply')}
      </Button>
      {days && (
        <ButtonLink variant="quiet" href={daysHref(path, null, also)} onClick={clear}>
          {t('keptDays.all')}
        </ButtonLink>
      )}
    </form>
  );
}

interface DayFieldProps {
  readonly name: keyof Days;
  readonly day: string;
  readonly errorAt: ErrorAt;
}

function DayField({ name, day, errorAt }: DayFieldProps) {
  const { t } = useTranslation();
  const field = t(name === 'dataIni' ? 'keptDays.from' : 'keptDays.to');
  return (
    <TextField
      label={field}
      name={name}
      type="date"
      defaultValue={day}
      error={errorAt(name, field)}
    />
  );
}
