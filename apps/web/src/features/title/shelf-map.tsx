import { useState } from 'react';
import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import styles from './shelf-map.module.css';

export type PlaceOnPlan = NonNullable<Output<'listCopies'>['exemplares'][number]['na_planta']>;

/** Puts a place in words: '2.º piso, estante 14, 869 a 870'. */
function usePlaceWords(): (place: PlaceOnPlan) => string {
  const { t } = useTranslation();
  return ({ desc_planta: plan, desc_estante: shelf, chamada_de: from, chamada_ate: to }) => {
    if (from === '' && to === '') return t('shelfMap.where', { plan, shelf });
    const range =
      from === to
        ? from
        : to === ''
          ? t('shelfMap.rangeFrom', { from })
          : from === ''
            ? t('shelfMap.rangeTo', { to })
            : t('shelfMap.range', { from, to });
    return t('shelfMap.whereRange', { plan, shelf, range });
  };
}

/** Place on a plan in words, with the plan folded below, its shelf highlighted. */
export function ShelfMap({ place }: { readonly place: PlaceOnPlan }) {
  const { t } = useTranslation();
  const where = usePlaceWords()(place);
  return (
    <div className={styles.map}>
      <p>{where}</p>
      <Disclosure title={t('shelfMap.show')}>
        <Plan place={place} where={where} />
      </Disclosure>
    </div>
  );
}

interface PlanProps {
  readonly place: PlaceOnPlan;
  readonly where: string;
}

function Plan({ place, where }: PlanProps) {
  const { t } = useTranslation();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Message tone="warning">{t('shelfMap.failed', { where })}</Message>;
  return (
    <figure className={styles.plan}>
      <img
        src={place.link_planta}
        alt={t('shelfMap.picture', { where })}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
      />
      <figcaption data-print="no">
        <Link href={place.link_planta} target="_blank" rel="noopener">
          {t('shelfMap.print')}
        </Link>
      </figcaption>
    </figure>
  );
}
