import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { inventoryHref } from './inventory.ts';
import {
  ownLibraries,
  LibraryField,
  LocationField,
  RangeFields,
  type StartFormProps,
  type ShelfDraft,
} from './shelf-fields.tsx';

/** Form for the shelf to be scanned. */
export function StartForm({ choices }: StartFormProps) {
  const { start, shelf, change, isBusy, problem, errorAt } = useStart(choices);
  const fields = { choices, shelf, errorAt, onChange: change };
  return (
    <form onSubmit={(event) => void start(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <LibraryField {...fields} />
        <LocationField {...fields} />
        <RangeFields {...fields} />
        <StartButton isBusy={isBusy} />
      </Stack>
    </form>
  );
}

/** Keeps the chosen shelf, begins its inventory, and goes to it. */
function useStart(choices: StartFormProps['choices']) {
  const navigate = useNavigate();
  const { send, ...submission } = useSubmission('startInventory');
  const [shelf, setShelf] = useState<ShelfDraft>({
    library: ownLibraries(choices)[0]?.codigo ?? 0,
    location: '',
    chamada_de: '',
    chamada_ate: '',
  });
  const change = (part: Partial<ShelfDraft>) => setShelf({ ...shelf, ...part });
  const start = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { library, location, ...range } = shelf;
    const cod_localizacao = location === '' ? null : Number(location);
    const made = await send({ body: { cod_biblioteca: library, cod_localizacao, ...range } });
    if (made) void navigate(inventoryHref(made.codigo));
  };
  return { ...submission, shelf, change, start };
}

function StartButton({ isBusy }: { readonly isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <div>
      <Button type="submit" variant="primary" icon="barcode" isPending={isBusy}>
        {t('inventories.start')}
      </Button>
    </div>
  );
}
