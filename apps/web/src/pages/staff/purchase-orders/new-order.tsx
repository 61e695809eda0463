import { useState } from 'react';
import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { LibrarySelect } from '../../../parts/libraries/library-select.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { NewOrderForm } from './new-order-form.tsx';

interface NewOrderProps {
  /** Unit of the member of staff; null if they buy for any library, and choose which. */
  readonly unit: Output<'listPurchaseOrders'>['unidade'];
  readonly onDone: DoneHandler;
}

/** New order of suggestions accepted for purchase, for one library. */
export function NewOrder({ unit, onDone }: NewOrderProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState('');
  const library = unit ? String(unit.cod_biblioteca) : chosen;
  return (
    <Stack gap={3}>
      {unit === null && (
        <LibrarySelect
          label={t('libraryFields.library')}
          none={t('libraryFields.choose')}
          name="biblioteca"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {library !== '' && <NewOrderForm key={library} library={library} onDone={onDone} />}
    </Stack>
  );
}
