import { useTranslation } from '../../languages/use-translation.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './institution-edit.module.css';
import type { Output } from '../../api/api.ts';

export type Event = Output<'getEvents'>['eventos'][number];

export interface EventPartProps {
  readonly event: Event;
  readonly onChange: (event: Event) => void;
}

/** Fields for the days and the hour of an event, its calendar and its web page. */
export function EventTimes({ event, onChange }: EventPartProps) {
  return (
    <>
      <EventDays event={event} onChange={onChange} />
      <CalendarChoice event={event} onChange={onChange} />
      <EventLink event={event} onChange={onChange} />
    </>
  );
}

function EventDays({ event, onChange }: EventPartProps) {
  const { t } = useTranslation();
  /** Sets the first day; the last day moves along if the first would come after it. */
  const beginOn = (data_ini: string) => {
    const data_fim = event.data_fim < data_ini ? data_ini : event.data_fim;
    onChange({ ...event, data_ini, data_fim });
  };
  return (
    <div className={styles.pair}>
      <TextField
        label={t('edit.event.firstDay')}
        name="data_ini"
        type="date"
        required
        value={event.data_ini}
        onChange={({ target }) => beginOn(target.value)}
      />
      <TextField
        label={t('edit.event.lastDay')}
        name="data_fim"
        type="date"
        required
        min={event.data_ini}
        value={event.data_fim}
        onChange={({ target }) => onChange({ ...event, data_fim: target.value })}
      />
      <TextField
        label={t('edit.event.time')}
        name="hora_ini"
        type="time"
        value={event.hora_ini}
        onChange={({ target }) => onChange({ ...event, hora_ini: target.value })}
      />
    </div>
  );
}

function CalendarChoice({ event, onChange }: EventPartProps) {
  const { t } = useTranslation();
  const calendars = (['institucional', 'eventum'] as const).map((value) => ({
    value,
    label: t(`edit.event.calendars.${value}`),
  }));
  return (
    <Select
      label={t('edit.event.calendar')}
      value={event.agenda}
      options={calendars}
      onChange={({ target }) => onChange({ ...event, agenda: calendarOf(target.value) })}
    />
  );
}

const calendarOf = (value: string) => (value === 'eventum' ? 'eventum' : 'institucional');

function EventLink({ event, onChange }: EventPartProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('edit.event.link')}
      name="link"
      type="url"
      pattern="https://.*"
      title={t('valueFaults.address')}
      placeholder="https://"
      maxLength={1000}
      value={event.link}
      onChange={({ target }) => onChange({ ...event, link: target.value.trim() })}
    />
  );
}
