import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { DateFields } from './date-fields.tsx';
import { HolidayYears } from './holiday-years.tsx';
import styles from './institution-edit.module.css';
import type { KnownPlaces } from './known-places.tsx';
import { levelKey, levelOf, network } from './level.ts';
import { WeekFields } from './week-fields.tsx';

type Calendar = Output<'getOpeningCalendar'>;

interface CalendarFieldsProps {
  readonly calendar: Calendar;
  readonly places: KnownPlaces;
  readonly onChange: (calendar: Calendar) => void;
}

/** Days of one place at a time: its week, and its dates. */
export function CalendarFields({ calendar, places, onChange }: CalendarFieldsProps) {
  const { t } = useTranslation();
  const [level, setLevel] = useState(network);
  return (
    <>
      <Select
        label={t('circulationEdit.calendar.of')}
        value={levelKey(level)}
        options={places.choices}
        onChange={({ target }) => setLevel(levelOf(target.value))}
      />
      <WeekFields
        level={level}
        week={calendar.semana}
        onChange={(semana) => onChange({ ...calendar, semana })}
      />
      <DateFields
        key={`${calendar.versao} ${levelKey(level)}`}
        level={level}
        dates={calendar.excecoes}
        onChange={(excecoes) => onChange({ ...calendar, excecoes })}
      />
      {levelKey(level) === levelKey(network) && (
        <HolidayYears
          dates={calendar.excecoes}
          onChange={(excecoes) => onChange({ ...calendar, excecoes })}
        />
      )}
      <Closures calendar={calendar} places={places} onChange={onChange} />
    </>
  );
}

function Closures({ calendar, places, onChange }: CalendarFieldsProps) {
  const { t } = useTranslation();
  const { fechamentos: closures } = calendar;
  if (closures.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{t('circulationEdit.calendar.closures')}</legend>
      {closures.map((one) => (
        <div key={one.codigo} className={styles.line}>
          <span>
            {t('circulationEdit.calendar.closure', {
              place: places.nameOf(one),
              from: one.de,
              until: one.ate,
              reason: one.motivo,
            })}
            {!one.aplicado && ` ${t('circulationEdit.calendar.pending')}`}
          </span>
          <Button
            variant="quiet"
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
