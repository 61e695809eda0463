import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { libraryToday } from '../../parts/dates/library-today.ts';
import { replaceAt, without } from '../../browser/lists.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { ExceptionFields, newException, type Exception } from './exception-fields.tsx';
import styles from './institution-edit.module.css';
import { levelKey, type Level } from './level.ts';
import { AddButton } from './list-buttons.tsx';

interface DateFieldsProps {
  readonly level: Level;
  /** Exceptions of every level, of which the fields show those of one. */
  readonly dates: readonly Exception[];
  readonly onChange: (dates: Exception[]) => void;
}

/** Dates of one place that differ from its week; past ones are folded. */
export function DateFields({ level, dates, onChange }: DateFieldsProps) {
  const { t } = useTranslation();
  // Dates that are past when the page is opened stay among those, however their days are changed.
  const [over, setOver] = useState<ReadonlySet<Exception>>(
    () => new Set(dates.filter(({ ate }) => ate < libraryToday())),
  );
  const put = (at: number, next: Exception) => {
    const before = dates[at];
    if (before && over.has(before)) setOver(new Set([...over, next]));
    onChange(replaceAt(dates, at, next));
  };
  const shown = dates.flatMap((one, at) =>
    levelKey(one) === levelKey(level) ? [{ one, at }] : [],
  );
  const past = shown.filter(({ one }) => over.has(one));
  const coming = shown.filter(({ one }) => !over.has(one));
  const fields = ({ one, at }: (typeof shown)[number], place: number) => (
    <ExceptionFields
      key={at}
      exception={one}
      number={place + 1}
      part={`excecoes.${at}`}
      onChange={(next) => put(at, next)}
      onRemove={() => onChange(without(dates, at))}
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend>{t('circulationEdit.calendar.exceptions')}</legend>
      {shown.length === 0 && <p>{t('circulationEdit.calendar.noExceptions')}</p>}
      {past.length > 0 && (
        <Disclosure title={t('circulationEdit.calendar.past', { count: past.length })}>
          <div className={styles.group}>{past.map(fields)}</div>
        </Disclosure>
      )}
      {coming.map((one, place) => fields(one, past.length + place))}
      <div>
        <AddButton onAdd={() => onChange([...dates, { ...newException, ...level }])}>
          {t('circulationEdit.calendar.addException')}
        </AddButton>
      </div>
    </fieldset>
  );
}
