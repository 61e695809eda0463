import { useRef, type ReactNode } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import styles from './interests.module.css';

export interface FollowedInterest {
  readonly key: string;
  readonly name: string;
  readonly href: string | null;
  readonly validTo: string;
  readonly isValid: boolean;
  /** Followed part, if it is not the whole. */
  readonly children?: ReactNode;
}

interface FollowedListProps {
  readonly heading: string;
  readonly items: readonly FollowedInterest[];
  readonly none: string;
  /** Removes an interest; true if it is gone. */
  readonly onRemove: (key: string) => Promise<boolean>;
}

/** Interests of one kind that a reader follows, each with its removal. */
export function FollowedList({ heading, items, none, onRemove }: FollowedListProps) {
  const { t } = useTranslation();
  const top = useRef<HTMLHeadingElement>(null);
  // A removed entry takes its button with it, and the keyboard's place.
  const remove = async (key: string) => {
    if (await onRemove(key)) top.current?.focus();
  };
  return (
    <Stack gap={3}>
      <h2 ref={top} tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      {items.length === 0 && <p className={styles.facts}>{none}</p>}
      <ul className={styles.entries}>
        {items.map((item) => (
          <li key={item.key}>
            <article className={styles.entry}>
              <InterestEntry item={item} />
              <Button
                variant="quiet"
                size="small"
                icon="close"
                aria-label={t('interests.removeOne', { name: item.name })}
                onClick={() => void remove(item.key)}
              >
                {t('basket.remove')}
              </Button>
            </article>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function InterestEntry({ item }: { readonly item: FollowedInterest }) {
  const { t } = useTranslation();
  const { name, href, validTo, isValid, children } = item;
  return (
    <div>
      <h3 className={styles.name}>{href === null ? name : <Link href={href}>{name}</Link>}</h3>
      <p className={styles.facts}>
        {isValid ? (
          t('interests.until', { day: validTo })
        ) : (
          <Chip tone="warning">{t('interests.ended', { day: validTo })}</Chip>
        )}
      </p>
      {children}
    </div>
  );
}
