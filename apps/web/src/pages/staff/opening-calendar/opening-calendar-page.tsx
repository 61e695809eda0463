import { useTranslation } from '../../../languages/use-translation.ts';
import { endpointQuery } from '../../../api/query.ts';
import { CalendarFields } from '../../../features/institution-edit/calendar-fields.tsx';
import { ClosingForm } from '../../../features/institution-edit/closing-form.tsx';
import { WithPlaces, type KnownPlaces } from '../../../features/institution-edit/known-places.tsx';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

export function Page() {
  return (
    <StaffTask name="openingCalendar">
      <WithPlaces>{(places) => <OpeningCalendar places={places} />}</WithPlaces>
    </StaffTask>
  );
}

function OpeningCalendar({ places }: { readonly places: KnownPlaces }) {
  const { t } = useTranslation();
  return (
    <>
      <Disclosure title={t('circulationEdit.closing.title')}>
        <ClosingForm places={places} />
      </Disclosure>
      <p>{t('circulationEdit.calendar.order')}</p>
      <EditForm
        query={endpointQuery('getOpeningCalendar', {})}
        save={(call, { versao, semana, excecoes, fechamentos }) =>
          call('changeOpeningCalendar', {
            body: {
              versao,
              semana,
              excecoes,
              fechamentos: fechamentos.map(({ codigo }) => codigo),
            },
          })
        }
      >
        {(calendar, change) => (
          <CalendarFields calendar={calendar} places={places} onChange={change} />
        )}
      </EditForm>
    </>
  );
}
