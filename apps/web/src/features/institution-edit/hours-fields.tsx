import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { replaceAt, without } from '../../browser/lists.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './institution-edit.module.css';
import { weekdayName } from './week-fields.tsx';
import { AddButton, RemoveButton } from './list-buttons.tsx';

type Hours = Output<'getOpeningHours'>['bibliotecas'][number]['semana'];

interface HoursFieldsProps {
  readonly hours: Hours;
  readonly onChange: (hours: Hours) => void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** Fields for the opening hours of a library on each day of the week, a line for each span. */
export function HoursFields({ hours, onChange }: HoursFieldsProps) {
  const { t, i18n } = useTranslation();
  const days = weekdays.map((day) => ({
    value: String(day),
    label: weekdayName(day, i18n.language),
  }));
  return (
    <fieldset className={styles.group}>
      <legend>{t('edit.week')}</legend>
      <p>{t('edit.weekHint')}</p>
      {hours.map((span, at) => {
        const put = (part: Partial<Hours[number]>) =>
          onChange(replaceAt(hours, at, { ...span, ...part }));
        const name = t('edit.hoursOf', { number: at + 1 });
        return (
          <fieldset key={at} className={styles.times} aria-label={name}>
            <Select
              label={t('edit.weekday')}
              value={String(span.dia_semana)}
              options={days}
              onChange={({ target }) => put({ dia_semana: Number(target.value) })}
            />
            <TextField
              label={t('edit.opens')}
              name={`semana.${at}.abre`}
              type="time"
              required
              value={span.abre}
              onChange={({ target }) => put({ abre: target.value })}
            />
            <TextField
              label={t('edit.closes')}
              name={`semana.${at}.fecha`}
              type="time"
              required
              value={span.fecha}
              onChange={({ target }) => put({ fecha: target.value })}
            />
            <RemoveButton name={name} onRemove={() => onChange(without(hours, at))} />
          </fieldset>
        );
      })}
      <div>
        <AddButton isFull={hours.length >= 28} onAdd={() => onChange([...hours, after(hours)])}>
          {t('edit.addHours')}
        </AddButton>
      </div>
    </fieldset>
  );
}

/** Gives the day after the last one with the same hours: most days of a week are alike. */
function after(hours: Hours): Hours[number] {
  const last = hours.at(-1);
  if (!last) return { dia_semana: 1, abre: '08:00', fecha: '18:00' };
  return { ...last, dia_semana: (last.dia_semana % 7) + 1 };
}
