import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './institution-edit.module.css';
import { ItemHead } from './item-head.tsx';
import { EachLanguage, LineField, TextAreaField } from './text-fields.tsx';

type Event = Output<'getEvents'>['eventos'][number];

const noText = { titulo: '', descricao: '', local: '' };

export const newEvent: Event = {
  cod_evento: null,
  agenda: 'institucional',
  data_ini: '',
  data_fim: '',
  hora_ini: '',
  link: '',
  textos: { pt: noText, en: noText, es: noText },
};

interface EventFieldsProps {
  readonly event: Event;
  readonly number: number;
  readonly onChange: (event: Event) => void;
  readonly onRemove: () => void;
}

export function EventFields({ event, number, onChange, onRemove }: EventFieldsProps) {
  const { t } = useTranslation();
  const name = event.textos.pt.titulo || t('edit.event.nameless', { number });
  return (
    <section className={styles.item} aria-label={name} data-part={`eventos.${number - 1}`}>
      <ItemHead name={name} onRemove={onRemove} />
      <EventTimes event={event} onChange={onChange} />
      <EventTexts event={event} onChange={onChange} />
    </section>
  );
}

type PartProps = Pick<EventFieldsProps, 'event' | 'onChange'>;

function EventTimes({ event, onChange }: PartProps) {
  const { t } = useTranslation();
  const calendars = (['institucional', 'eventum'] as const).map((value) => ({
    value,
    label: t(`edit.event.calendars.${value}`),
  }));
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={t('edit.event.firstDay')}
          name="data_ini"
          type="date"
          required
          value={event.data_ini}
          onChange={({ target }) => {
            const data_ini = target.value;
            const data_fim = event.data_fim < data_ini ? data_ini : event.data_fim;
            onChange({ ...event, data_ini, data_fim });
          }}
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
      <Select
        label={t('edit.event.calendar')}
        value={event.agenda}
        options={calendars}
        onChange={({ target }) =>
          onChange({
            ...event,
            agenda: target.value === 'eventum' ? 'eventum' : 'institucional',
          })
        }
      />
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
    </>
  );
}

function EventTexts({ event, onChange }: PartProps) {
  const { t } = useTranslation();
  return (
    <EachLanguage>
      {(language) => {
        const text = event.textos[language];
        const put = (next: typeof text) =>
          onChange({ ...event, textos: { ...event.textos, [language]: next } });
        return (
          <>
            <LineField
              label={t('edit.event.title')}
              name={`textos.${language}.titulo`}
              language={language}
              longest={200}
              isRequired={language === 'pt'}
              value={text.titulo}
              onChange={(titulo) => put({ ...text, titulo })}
            />
            <TextAreaField
              label={t('edit.event.description')}
              name={`textos.${language}.descricao`}
              language={language}
              longest={2000}
              value={text.descricao}
              onChange={(descricao) => put({ ...text, descricao })}
            />
            <LineField
              label={t('edit.event.place')}
              name={`textos.${language}.local`}
              language={language}
              longest={200}
              value={text.local}
              onChange={(local) => put({ ...text, local })}
            />
          </>
        );
      }}
    </EachLanguage>
  );
}
