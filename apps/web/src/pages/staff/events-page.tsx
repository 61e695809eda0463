import { useTranslation } from '../../languages/use-translation.ts';
import { replaceAt, without } from '../../browser/lists.ts';
import { endpointQuery } from '../../api/query.ts';
import { EditForm } from '../../features/institution-edit/edit-form.tsx';
import { EventFields, newEvent } from '../../features/institution-edit/event-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { StaffTask } from './staff-task.tsx';

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
                <Button
                  icon="add"
                  disabled={eventos.length >= 100}
                  onClick={() => put([...eventos, newEvent])}
                >
                  {t('edit.event.add')}
                </Button>
              </div>
            </>
          );
        }}
      </EditForm>
    </StaffTask>
  );
}
