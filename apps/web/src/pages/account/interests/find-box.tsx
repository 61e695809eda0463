import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { ApiFailure } from '../../../api/api.ts';
import { FailureState } from '../../../api/failure-state.tsx';
import { useFailure } from '../../../api/use-failure.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSettled } from '../../../ui/fields/use-settled.ts';
import styles from './interests.module.css';

interface FindBoxProps {
  readonly label: string;
  /** Renders the matches for words that are not blank. */
  readonly children: (words: string) => ReactNode;
}

/** Search box for things to follow, which searches while typing. */
export function FindBox({ label, children }: FindBoxProps) {
  const [words, setWords] = useState('');
  const settled = useSettled(words.trim(), 300);
  return (
    <search>
      <Stack gap={3}>
        <TextField
          label={label}
          type="search"
          autoComplete="off"
          maxLength={200}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {settled !== '' && children(settled)}
      </Stack>
    </search>
  );
}

export interface FindRow {
  readonly key: string;
  readonly name: string;
  readonly facts: string;
  readonly isFollowed: boolean;
}

interface FoundListProps {
  readonly asked: UseQueryResult<unknown, ApiFailure>;
  /** Matches; undefined while loading. */
  readonly found: readonly FindRow[] | undefined;
  readonly isBusy: boolean;
  readonly onFollow: (key: string) => void;
}

export function FoundList({ asked, found, isBusy, onFollow }: FoundListProps) {
  const { t } = useTranslation();
  const failure = useFailure(asked);
  if (failure) {
    return (
      <FailureState
        failure={failure}
        onRetry={() => void asked.refetch()}
        isRetrying={asked.isFetching}
      />
    );
  }
  return (
    <>
      <output className={styles.facts}>
        {found && t('interests.found', { count: found.length })}
      </output>
      <ul className={styles.entries}>
        {found?.map(({ key, name, facts, isFollowed }) => (
          <li key={key} className={styles.entry}>
            <div>
              <span>{name}</span>
              {facts !== '' && <p className={styles.facts}>{facts}</p>}
            </div>
            {isFollowed ? (
              <Chip tone="success">{t('interests.inProfile')}</Chip>
            ) : (
              <Button
                size="small"
                icon="add"
                aria-label={t('interests.followOne', { name })}
                aria-disabled={isBusy || undefined}
                onClick={() => onFollow(key)}
              >
                {t('interests.follow')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
