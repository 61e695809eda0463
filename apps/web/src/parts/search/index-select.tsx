import { searchIndexes, type SearchIndex } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { SelectBox } from '../../ui/fields/select.tsx';

/** Choice of the field that the text beside it is searched in. */
export function IndexSelect({ index }: { readonly index: SearchIndex }) {
  const { t } = useTranslation();
  return (
    <SelectBox
      name="indice"
      aria-label={t('search.index')}
      defaultValue={index}
      options={searchIndexes.map((value) => ({ value, label: t(`search.indexes.${value}`) }))}
    />
  );
}
