import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import { unreadProblem } from '../../api/problem.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { focusOn } from '../../ui/fields/form-control.ts';
import { problemAt, type FormProblem } from '../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { daysHref, faultOf, type Also, type Days, type DaysFault } from './days-address.ts';
import styles from './days-form.module.css';

interface DaysFormProps {
  readonly path: string;
  /** The days that the address has; null where it has none. */
  readonly days: Days | null;
  /** Name of the form: the list that the two days narrow. */
  readonly label: string;
  /** Other parameters of the address that narrow the list, and stay. */
  readonly also?: Also;
}

/** Narrows a list to two days, which its address then has. */
export function DaysForm({ path, days, label, also = {} }: DaysFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const [fault, setFault] = useState<(DaysFault & { readonly days: Days }) | null>(null);
  const [unread, setUnread] = useState<FormProblem | null>(null);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const asked = daysIn(new FormData(form));
    const halfTyped = unreadProblem(form, t);
    setUnread(halfTyped);
    if (halfTyped) return focusOn(form, halfTyped.fields[0]?.name ?? '');
    const found = faultOf(asked);
    setFault(found && { ...found, days: asked });
    if (found) form.querySelector<HTMLInputElement>(`[name="${found.at}"]`)?.focus();
    else void navigate(daysHref(path, asked, also), { preventScrollReset: true });
  };

  const errorAt = (name: keyof Days, field: string) => {
    if (unread) return problemAt(unread, name);
    if (fault?.at !== name) return undefined;
    if (fault.kind === 'missing') {
      return t('errors.CampoObrigatorioNaoPreenchido', { campo: field });
    }
    const { dataIni: data_ini, dataFim: data_fim } = fault.days;
    return t('errors.DatasInvertidas', { data_ini, data_fim });
  };

  return (
    <form
      className={styles.form}
      aria-labelledby={id}
      action={path}
      noValidate
      onSubmit={send}
      data-print="no"
      // Its fields follow the address.
      key={daysHref(path, days)}
    >
      <p id={id} className={styles.label}>
        {label}
      </p>
      {Object.entries(also).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(['dataIni', 'dataFim'] as const).map((name) => {
        const field = t(name === 'dataIni' ? 'keptDays.from' : 'keptDays.to');
        return (
          <TextField
            key={name}
            label={field}
            name={name}
            type="date"
            defaultValue={days?.[name] ?? ''}
            error={errorAt(name, field)}
          />
        );
      })}
      <Button type="submit" icon="filter">
        {t('keptDays.apply')}
      </Button>
      {days && (
        <ButtonLink
          variant="quiet"
          href={daysHref(path, null, also)}
          onClick={() => {
            setFault(null);
            setUnread(null);
          }}
        >
          {t('keptDays.all')}
        </ButtonLink>
      )}
    </form>
  );
}

function daysIn(data: FormData): Days {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { dataIni: text('dataIni'), dataFim: text('dataFim') };
}
