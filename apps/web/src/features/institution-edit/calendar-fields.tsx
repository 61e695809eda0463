import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { ExceptionFields, newException } from './exception-fields.tsx';
import styles from './institution-edit.module.css';
import { levelKey, levelOf, network } from './level.ts';
import { usePlaces } from './use-places.ts';
import { WeekFields } from './week-fields.tsx';

type Calendar = Output<'getOpeningCalendar'>;

interface CalendarFieldsProps {
  readonly calendar: Calendar;
  readonly onChange: (calendar: Calendar) => void;
}

/** The days of one place at a time: its week, and its dates. */
export function CalendarFields({ calendar, onChange }: CalendarFieldsProps) {
  const { t } = useTranslation();
  const { choices } = usePlaces();
  const [level, setLevel] = useState(network);
  const isOfLevel = (one: typeof level) => levelKey(one) === levelKey(level);
  const { excecoes: dates } = calendar;
  const put = (next: typeof dates) => onChange({ ...calendar, excecoes: next });
  const shown = dates.flatMap((one, at) => (isOfLevel(one) ? [{ one, at }] : []));
  return (
    <>
      <Select
        label={t('circulationEdit.calendar.of')}
        value={levelKey(level)}
        options={choices}
        onChange={({ target }) => setLevel(levelOf(target.value))}
      />
      <WeekFields
        level={level}
        week={calendar.semana}
        onChange={(semana) => onChange({ ...calendar, semana })}
      />
      <fieldset className={styles.group}>
        <legend>{t('circulationEdit.calendar.exceptions')}</legend>
        {shown.length === 0 && <p>{t('circulationEdit.calendar.noExceptions')}</p>}
        {shown.map(({ one, at }, place) => (
          <ExceptionFields
            key={at}
            exception={one}
            number={place + 1}
            onChange={(next) => put(dates.map((other, i) => (i === at ? next : other)))}
            onRemove={() => put(dates.filter((_, i) => i !== at))}
          />
        ))}
        <div>
          <Button icon="add" onClick={() => put([...dates, { ...newException, ...level }])}>
            {t('circulationEdit.calendar.addException')}
          </Button>
        </div>
      </fieldset>
      <Closures calendar={calendar} onChange={onChange} />
    </>
  );
}

function Closures({ calendar, onChange }: CalendarFieldsProps) {
  const { t } = useTranslation();
  const { nameOf } = usePlaces();
  const { fechamentos: closures } = calendar;
  if (closures.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{t('circulationEdit.calendar.closures')}</legend>
      {closures.map((one) => (
        <div key={one.codigo} className={styles.line}>
          <span>
            {t('circulationEdit.calendar.closure', {
              place: nameOf(one),
              from: one.de,
              until: one.ate,
              reason: one.motivo,
            })}
            {!one.aplicado && ` ${t('circulationEdit.calendar.pending')}`}
          </span>
          <Button
            look="quiet"
            icon="trash"
            iconOnly
            onClick={() =>
              onChange({
                ...calendar,
                fechamentos: closures.filter(({ codigo }) => codigo !== one.codigo),
              })
            }
          >
            {t('circulationEdit.calendar.remove', { reason: one.motivo })}
          </Button>
        </div>
      ))}
    </fieldset>
  );
}
