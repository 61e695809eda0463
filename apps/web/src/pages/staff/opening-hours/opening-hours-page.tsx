import { useTranslation } from '../../../languages/use-translation.ts';
import { replaceAt } from '../../../browser/lists.ts';
import { endpointQuery } from '../../../api/query.ts';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import { HoursFields } from '../../../features/institution-edit/hours-fields.tsx';
import styles from '../../../features/institution-edit/institution-edit.module.css';
import {
  EachLanguage,
  LineField,
  TextAreaField,
} from '../../../features/institution-edit/text-fields.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { StaffTask } from '../staff-task.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="openingHours">
      <EditForm
        query={endpointQuery('getOpeningHours', {})}
        save={(call, { versao, bibliotecas }) => {
          const sent = bibliotecas.map(({ cod_biblioteca, horarios, pontos, semana }) => ({
            cod_biblioteca,
            horarios,
            pontos,
            semana,
          }));
          return call('changeOpeningHours', { body: { versao, bibliotecas: sent } });
        }}
      >
        {(document, change) =>
          document.bibliotecas.map((library, at) => (
            <fieldset
              key={library.cod_biblioteca}
              className={styles.group}
              data-part={`bibliotecas.${at}`}
            >
              <legend>{library.desc_biblioteca}</legend>
              <EachLanguage>
                {(language) => {
                  const told = library.horarios[language];
                  const put = (next: typeof told) => {
                    const horarios = { ...library.horarios, [language]: next };
                    const bibliotecas = replaceAt(document.bibliotecas, at, {
                      ...library,
                      horarios,
                    });
                    change({ ...document, bibliotecas });
                  };
                  return (
                    <>
                      <LineField
                        label={t('edit.hours')}
                        language={language}
                        longest={500}
                        value={told.horario}
                        onChange={(horario) => put({ ...told, horario })}
                      />
                      <TextAreaField
                        label={t('edit.note')}
                        language={language}
                        longest={2000}
                        value={told.observacao}
                        onChange={(observacao) => put({ ...told, observacao })}
                      />
                    </>
                  );
                }}
              </EachLanguage>
              <HoursFields
                hours={library.semana}
                onChange={(semana) => {
                  const bibliotecas = replaceAt(document.bibliotecas, at, { ...library, semana });
                  change({ ...document, bibliotecas });
                }}
              />
              <ServicePoints
                points={library.pontos}
                onChange={(pontos) => {
                  const bibliotecas = replaceAt(document.bibliotecas, at, { ...library, pontos });
                  change({ ...document, bibliotecas });
                }}
              />
            </fieldset>
          ))
        }
      </EditForm>
    </StaffTask>
  );
}

interface ServicePointsProps {
  readonly points: readonly string[];
  readonly onChange: (points: string[]) => void;
}

/** Points at which a library serves readers beside its desk, a line each. */
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
