import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { HoursFields } from '../../../features/institution-edit/hours-fields.tsx';
import styles from '../../../features/institution-edit/institution-edit.module.css';
import {
  EachLanguage,
  LineField,
  TextAreaField,
} from '../../../features/institution-edit/text-fields.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';

export type OpeningHours = Output<'getOpeningHours'>;
export type Library = OpeningHours['bibliotecas'][number];

interface LibraryHoursProps {
  readonly library: Library;
  /** Path of the library in the call. */
  readonly part: string;
  readonly onChange: (library: Library) => void;
}

/** Opening hours of a library, in words and by days, and its service points. */
export function LibraryHours({ library, part, onChange }: LibraryHoursProps) {
  return (
    <fieldset className={styles.group} data-part={part}>
      <legend>{library.desc_biblioteca}</legend>
      <HoursInWords
        words={library.horarios}
        onChange={(horarios) => onChange({ ...library, horarios })}
      />
      <HoursFields hours={library.semana} onChange={(semana) => onChange({ ...library, semana })} />
      <ServicePoints
        points={library.pontos}
        onChange={(pontos) => onChange({ ...library, pontos })}
      />
    </fieldset>
  );
}

interface HoursInWordsProps {
  readonly words: Library['horarios'];
  readonly onChange: (words: Library['horarios']) => void;
}

/** Fields for the hours in words, and a note, in each language. */
function HoursInWords({ words, onChange }: HoursInWordsProps) {
  return (
    <EachLanguage>
      {(language) => (
        <LanguageHours
          language={language}
          told={words[language]}
          onChange={(told) => onChange({ ...words, [language]: told })}
        />
      )}
    </EachLanguage>
  );
}

interface LanguageHoursProps {
  readonly language: keyof Library['horarios'];
  readonly told: Library['horarios']['pt'];
  readonly onChange: (told: Library['horarios']['pt']) => void;
}

function LanguageHours({ language, told, onChange }: LanguageHoursProps) {
  const { t } = useTranslation();
  return (
    <>
      <LineField
        label={t('edit.hours')}
        language={language}
        longest={500}
        value={told.horario}
        onChange={(horario) => onChange({ ...told, horario })}
      />
      <NoteOfHours language={language} told={told} onChange={onChange} />
    </>
  );
}

function NoteOfHours({ language, told, onChange }: LanguageHoursProps) {
  const { t } = useTranslation();
  return (
    <TextAreaField
      label={t('edit.note')}
      language={language}
      longest={2000}
      value={told.observacao}
      onChange={(observacao) => onChange({ ...told, observacao })}
    />
  );
}

interface ServicePointsProps {
  readonly points: readonly string[];
  readonly onChange: (points: string[]) => void;
}

/** Fields for the service points of a library, a line each. */
function ServicePoints({ points, onChange }: ServicePointsProps) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('edit.servicePoints')}
      description={t('edit.servicePointsHint')}
      rows={2}
      value={points.join('\n')}
      onChange={({ target }) => onChange(target.value.split('\n'))}
    />
  );
}
