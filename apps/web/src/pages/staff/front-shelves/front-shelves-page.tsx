import { useTranslation } from '../../../languages/use-translation.ts';
import { replaceAt } from '../../../browser/lists.ts';
import { endpointQuery } from '../../../api/query.ts';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import { newShelf, ShelfFields } from '../../../features/institution-edit/shelf-fields.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { AddButton } from '../../../features/institution-edit/list-buttons.tsx';

/** Most shelves that the call takes. */
const shelvesLimit = 20;

export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="frontShelves">
      <EditForm
        query={endpointQuery('getFrontShelves', {})}
        save={(call, body) => call('changeFrontShelves', { body })}
      >
        {(document, change) => {
          const { estantes } = document;
          const put = (shelves: typeof estantes) => change({ ...document, estantes: shelves });
          const isFull = estantes.length >= shelvesLimit;
          return (
            <>
              {estantes.map((shelf, at) => (
                <ShelfFields
                  key={shelf.cod_estante ?? `new-${at}`}
                  shelves={estantes}
                  at={at}
                  onChange={(next) => put(replaceAt(estantes, at, next))}
                  onMove={put}
                />
              ))}
              <Cluster>
                <AddButton isFull={isFull} onAdd={() => put([...estantes, newShelf('busca')])}>
                  {t('edit.shelf.addSearch')}
                </AddButton>
                <AddButton isFull={isFull} onAdd={() => put([...estantes, newShelf('lista')])}>
                  {t('edit.shelf.addList')}
                </AddButton>
              </Cluster>
            </>
          );
        }}
      </EditForm>
    </StaffTask>
  );
}
