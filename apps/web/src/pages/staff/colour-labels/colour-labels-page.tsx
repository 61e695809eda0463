import { useTranslation } from '../../../languages/use-translation.ts';
import { replaceAt, without } from '../../../browser/lists.ts';
import { endpointQuery } from '../../../api/query.ts';
import {
  ColourLabelFields,
  newLabel,
} from '../../../features/institution-edit/colour-label-fields.tsx';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="colourLabels">
      <p>{t('editColourLabels.hint')}</p>
      <EditForm
        query={endpointQuery('getColourLabels', {})}
        save={(call, { versao, etiquetas }) =>
          call('changeColourLabels', { body: { versao, etiquetas } })
        }
      >
        {(document, change) => {
          const { etiquetas, colecoes } = document;
          const put = (next: typeof etiquetas) => change({ ...document, etiquetas: next });
          return (
            <>
              {etiquetas.length === 0 && <p>{t('editColourLabels.none')}</p>}
              <div>
                {etiquetas.map((label, at) => (
                  <ColourLabelFields
                    // Labels have no numbers: each is identified by its scope, which is being changed.
                    key={at}
                    label={label}
                    collections={colecoes}
                    part={`etiquetas.${at}`}
                    onChange={(next) => put(replaceAt(etiquetas, at, next))}
                    onRemove={() => put(without(etiquetas, at))}
                  />
                ))}
              </div>
              <div>
                <Button
                  icon="add"
                  disabled={etiquetas.length >= 500}
                  onClick={() => put([...etiquetas, newLabel])}
                >
                  {t('editColourLabels.add')}
                </Button>
              </div>
            </>
          );
        }}
      </EditForm>
    </StaffTask>
  );
}
