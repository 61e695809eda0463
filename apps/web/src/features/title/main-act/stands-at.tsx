import { useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { librariesQuery } from '../../../parts/libraries/my-library.ts';
import { Icon } from '../../../ui/drawings/icon.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { ShelfMap } from '../shelf-map.tsx';
import type { Place } from './choose-main-act.ts';
import styles from './main-act.module.css';

/** Place of a copy: the library, the call number on the spine, the shelf. */
export function StandsAt({ place }: { readonly place: Place }) {
  const { library, others, callNumber, shelf, onPlan } = place;
  return (
    <div className={styles.place}>
      <p className={styles.library}>{library.desc_biblioteca}</p>
      {callNumber !== '' && <p className={styles.number}>{callNumber}</p>}
      {shelf !== '' && <p>{shelf}</p>}
      {onPlan && <ShelfMap place={onPlan} />}
      <OtherLibraries library={library.cod_biblioteca} others={others} />
    </div>
  );
}

interface OtherLibrariesProps {
  readonly library: number;
  /** Number of further libraries that have it. */
  readonly others: number;
}

/** Number of other libraries that have it, and directions to the named one. */
function OtherLibraries({ library, others }: OtherLibrariesProps) {
  const { t } = useTranslation();
  const { data: libraries = [] } = useEndpoint(librariesQuery);
  const there = libraries.find(({ cod_biblioteca }) => cod_biblioteca === library);
  return (
    <p className={styles.more}>
      {others > 0 && <span>{t('mainAct.alsoAt', { count: others })}</span>}
      {there?.mapa && (
        <Link href={there.mapa}>
          <Icon name="location" /> {t('mainAct.directions')}
        </Link>
      )}
    </p>
  );
}
