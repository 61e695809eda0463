import { useTranslation } from '../../../languages/use-translation.ts';
import { replaceAt, without } from '../../../browser/lists.ts';
import { endpointQuery } from '../../../api/query.ts';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import { EventFields, newEvent } from '../../../features/institution-edit/event-fields.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { AddButton } from '../../../features/institution-edit/list-buttons.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="events">
      <EditForm
        query={endpointQuery('getEvents', {})}
        save={(call, body) => call('changeEvents', { body })}
      >
        {(document, change) => {
          const { eventos } = document;
          const put = (events: typeof eventos) => change({ ...document, eventos: events });
          return (
            <>
              {eventos.length === 0 && <p>{t('edit.noEvents')}</p>}
              {eventos.map((event, at) => (
                <EventFields
                  key={event.cod_evento ?? `new-${at}`}
                  event={event}
                  number={at + 1}
                  onChange={(next) => put(replaceAt(eventos, at, next))}
                  onRemove={() => put(without(eventos, at))}
                />
              ))}
              <div>
                <AddButton isFull={eventos.length >= 100} onAdd={() => put([...eventos, newEvent])}>
                  {t('edit.event.add')}
                </AddButton>
              </div>
            </>
          );
        }}
      </EditForm>
    </StaffTask>
  );
}
