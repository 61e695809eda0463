import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './facets.module.css';
import { mostFound, type Group, type useFacetValues } from './use-facet-values.ts';

interface FacetSearchProps {
  readonly group: Group;
  readonly shown: ReturnType<typeof useFacetValues>;
}

/** Search for a value in a group with too many to list. */
export function FacetSearch({ group, shown }: FacetSearchProps) {
  const { t } = useTranslation();
  const { isSearch, isFetching, error, values } = shown;
  const count = values.length;
  const found = t(count < mostFound ? 'facets.found' : 'facets.foundFirst', { count });
  const said = error ? t('facets.failed') : isSearch && !isFetching && found;
  return (
    <div className={styles.search}>
      <TextField
        label={t('facets.search', { name: group.descricao })}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={shown.text}
        onChange={({ target }) => shown.setText(target.value)}
      />
      <LiveRegion className={styles.hint}>{said}</LiveRegion>
      {error && (
        <Button size="small" icon="renew" onClick={shown.retry}>
          {t('results.retry')}
        </Button>
      )}
    </div>
  );
}
