import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Select } from '../../ui/fields/select.tsx';
import styles from './institution-edit.module.css';
import { levelKey, type Level } from './level.ts';

type Week = Output<'getOpeningCalendar'>['semana'];

interface WeekFieldsProps {
  readonly level: Level;
  readonly week: Week;
  readonly onChange: (week: Week) => void;
}

/** Seven weekdays of a level, each open, closed, or as in the level above. */
export function WeekFields({ level, week, onChange }: WeekFieldsProps) {
  const { t, i18n } = useTranslation();
  const isThis = (one: Week[number], weekday: number) =>
    levelKey(one) === levelKey(level) && one.dia_semana === weekday;
  const isNetwork = levelKey(level) === '';
  const options = [
    ...(isNetwork ? [] : [{ value: '', label: t('circulationEdit.calendar.asAbove') }]),
    { value: 'open', label: t('circulationEdit.calendar.open') },
    { value: 'closed', label: t('circulationEdit.calendar.closed') },
  ];
  const put = (weekday: number, said: string) => {
    const others = week.filter((one) => !isThis(one, weekday));
    onChange(
      said === ''
        ? others
        : [...others, { ...level, dia_semana: weekday, aberta: said === 'open' }],
    );
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('circulationEdit.calendar.week')}</legend>
      <div className={styles.pair}>
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => {
          const said = week.find((one) => isThis(one, weekday));
          const none = isNetwork ? 'open' : '';
          return (
            <Select
              key={weekday}
              label={weekdayName(weekday, i18n.language)}
              value={said === undefined ? none : said.aberta ? 'open' : 'closed'}
              options={options}
              onChange={({ target }) => put(weekday, target.value)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** Name of a weekday; 1 is Monday, as 1 January 2024 was. */
export function weekdayName(weekday: number, language: string): string {
  const day = new Date(Date.UTC(2024, 0, weekday));
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(day);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
