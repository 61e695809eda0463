import type { ReactNode } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon, type IconName } from '../../../ui/drawings/icon.tsx';
import styles from './dashboard.module.css';

type Tone = 'neutral' | 'success' | 'warning' | 'danger';

const icons: Readonly<Record<Exclude<Tone, 'neutral'>, IconName>> = {
  success: 'success',
  warning: 'warning',
  danger: 'danger',
};

/** Sentence that sums up a panel. */
export function Headline(props: { readonly tone?: Tone; readonly children: ReactNode }) {
  const { tone = 'neutral', children } = props;
  return (
    <p className={classes(styles.headline, tone !== 'neutral' && styles[tone])}>
      {tone !== 'neutral' && <Icon name={icons[tone]} />}
      <span>{children}</span>
    </p>
  );
}

/** Most entries of a panel; its page has the others. */
const mostShown = 2;

interface EntriesProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => number;
  /** Name of the item; `renderFacts` gives its facts. */
  readonly nameOf: (item: Item) => ReactNode;
  readonly renderFacts?: (item: Item) => ReactNode;
}

/** First entries of a list: a line each for name and facts, or two for a sentence. */
export function Entries<Item>({ items, keyOf, nameOf, renderFacts }: EntriesProps<Item>) {
  const { t } = useTranslation();
  const more = items.length - mostShown;
  return (
    <>
      <ul className={styles.entries}>
        {items.slice(0, mostShown).map((item) => (
          <li key={keyOf(item)}>
            <p className={renderFacts ? styles.name : styles.sentence}>{nameOf(item)}</p>
            {renderFacts && <p className={styles.facts}>{renderFacts(item)}</p>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{t('dashboard.more', { count: more })}</p>}
    </>
  );
}
