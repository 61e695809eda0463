import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useStored } from '../../../browser/stored-value.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Select } from '../../../ui/select.tsx';
import { keptDesk } from './kept-desk.ts';

/** The library at whose desk one works, and those that may be chosen. */
export function useDeskPlace() {
  const { data } = useEndpoint(endpointQuery('getDesk', {}));
  const kept = useStored(keptDesk)?.library ?? null;
  const libraries = data?.bibliotecas ?? [];
  const chosen = libraries.find(({ cod_biblioteca }) => cod_biblioteca === kept) ?? data?.propria;
  return {
    libraries,
    library: chosen?.cod_biblioteca ?? null,
    name: chosen?.desc_biblioteca ?? '',
  };
}

interface DeskPlaceProps extends Omit<ReturnType<typeof useDeskPlace>, 'name'> {
  readonly onChosen: () => void;
}

/** Where what comes in is shelved and set aside: always in sight. */
export function DeskPlace({ libraries, library, onChosen }: DeskPlaceProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('desk.place')}
      value={String(library ?? '')}
      options={libraries.map(({ cod_biblioteca, desc_biblioteca }) => ({
        value: String(cod_biblioteca),
        label: desc_biblioteca,
      }))}
      onChange={({ target }) => {
        keptDesk.write({ library: Number(target.value) });
        onChosen();
      }}
    />
  );
}
