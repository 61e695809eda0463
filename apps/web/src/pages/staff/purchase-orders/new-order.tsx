import { useState } from 'react';
import { Answered } from '../../../api/answered.tsx';
import type { Output } from '../../../api/api.ts';
import { useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { librariesQuery } from '../../../parts/libraries/my-library.ts';
import { Stack } from '../../../ui/flow.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Done } from '../use-done.ts';
import { NewOrderForm } from './new-order-form.tsx';

interface NewOrderProps {
  /** Null: the asker buys for any library, and says for which. */
  readonly unit: Output<'listPurchaseOrders'>['unidade'];
  readonly onDone: Done;
}

/** An order of what was accepted for purchase, for one library. */
export function NewOrder({ unit, onDone }: NewOrderProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState('');
  const libraries = useEndpoint(librariesQuery);
  const library = unit ? String(unit.cod_biblioteca) : chosen;
  return (
    <Stack gap={3}>
      {unit === null && (
        <Answered asked={libraries} failed={t('libraryFields.failed')}>
          {(offered) => (
            <Select
              label={t('libraryFields.library')}
              name="biblioteca"
              value={chosen}
              options={[
                { value: '', label: t('libraryFields.choose') },
                ...offered.map(({ cod_biblioteca, desc_biblioteca }) => ({
                  value: String(cod_biblioteca),
                  label: desc_biblioteca,
                })),
              ]}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
        </Answered>
      )}
      {library !== '' && <NewOrderForm key={library} library={library} onDone={onDone} />}
    </Stack>
  );
}
