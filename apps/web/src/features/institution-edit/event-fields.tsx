import type { Language } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import styles from './institution-edit.module.css';
import { ItemHead } from './item-head.tsx';
import { EachLanguage, LineField, TextAreaField } from './text-fields.tsx';
import { EventTimes, type Event, type EventPartProps } from './event-times.tsx';

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

function EventTexts({ event, onChange }: EventPartProps) {
  return (
    <EachLanguage>
      {(language) => (
        <WordsOfEvent
          text={event.textos[language]}
          language={language}
          onChange={(text) => onChange({ ...event, textos: { ...event.textos, [language]: text } })}
        />
      )}
    </EachLanguage>
  );
}

interface WordsOfEventProps {
  readonly text: Event['textos'][Language];
  readonly language: Language;
  readonly onChange: (text: Event['textos'][Language]) => void;
}

function WordsOfEvent({ text, language, onChange }: WordsOfEventProps) {
  const { t } = useTranslation();
  return (
    <>
      <LineField
        label={t('edit.event.title')}
        name={`textos.${language}.titulo`}
        language={language}
        longest={200}
        isRequired={language === 'pt'}
        value={text.titulo}
        onChange={(titulo) => onChange({ ...text, titulo })}
      />
      <TextAreaField
        label={t('edit.event.description')}
        name={`textos.${language}.descricao`}
        language={language}
        longest={2000}
        value={text.descricao}
        onChange={(descricao) => onChange({ ...text, descricao })}
      />
      <LineField
        label={t('edit.event.place')}
        name={`textos.${language}.local`}
        language={language}
        longest={200}
        value={text.local}
        onChange={(local) => onChange({ ...text, local })}
      />
    </>
  );
}
