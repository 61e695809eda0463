import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useStored } from '../../../browser/stored-value.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { keptDesk } from './kept-desk.ts';

/** Gives the library of the desk, and those to choose from. */
export function useDeskPlace() {
  const asked = useEndpoint(endpointQuery('getDesk', {}));
  const { data } = asked;
  const kept = useStored(keptDesk)?.library ?? null;
  const chosen =
    data?.bibliotecas.find(({ cod_biblioteca }) => cod_biblioteca === kept) ?? data?.propria;
  return {
    asked,
    // Until the libraries are loaded, the kept one applies.
    library: chosen?.cod_biblioteca ?? kept,
    name: chosen?.desc_biblioteca ?? '',
  };
}

interface DeskPlaceProps extends Omit<ReturnType<typeof useDeskPlace>, 'name'> {
  readonly onChosen: () => void;
}

/** Choice of the library in which returned copies are shelved and set aside: always in sight. */
export function DeskPlace({ asked, library, onChosen }: DeskPlaceProps) {
  const { t } = useTranslation();
  return (
    <QueryBoundary
      asked={asked}
      failed={t('libraryFields.failed')}
      skeleton={<Skeleton height="4rem" width="16rem" />}
    >
      {({ bibliotecas }) => (
        <Select
          label={t('desk.place')}
          value={String(library ?? '')}
          options={bibliotecas.map(({ cod_biblioteca, desc_biblioteca }) => ({
            value: String(cod_biblioteca),
            label: desc_biblioteca,
          }))}
          onChange={({ target }) => {
            keptDesk.write({ library: Number(target.value) });
            onChosen();
          }}
        />
      )}
    </QueryBoundary>
  );
}
