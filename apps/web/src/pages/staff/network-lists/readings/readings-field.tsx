import { useState } from 'react';
import { replaceAt } from '../../../../browser/lists.ts';
import { useTranslation } from '../../../../languages/use-translation.ts';
import { announce } from '../../../../ui/feedback/announcer.tsx';
import { Disclosure } from '../../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../../ui/layouts/flow.tsx';
import { TextArea, type TextAreaProps } from '../../../../ui/fields/text-field.tsx';
import { AddReading } from './add-reading.tsx';
import { readReadings, writeReadings, type Reading, type ReadingItem } from './reading-lines.ts';
import { ReadingRow } from './reading-row.tsx';
import styles from './readings.module.css';

interface ReadingsFieldProps extends Pick<TextAreaProps, 'label' | 'name' | 'error'> {
  /** Readings as lines, as they are sent. */
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** Field for the readings of a plan: titles found in the catalogue, others, and the lines of both. */
export function ReadingsField({ label, name, error, value, onText }: ReadingsFieldProps) {
  const { t } = useTranslation();
  const [items, change] = useReadings(value, onText);
  const readings = items.map(({ reading }) => reading);
  const add = (reading: Reading) => {
    change([...items, { id: nextId(items), reading }]);
    announce(t('networkLists.readings.added', { name: reading.citation }));
  };
  return (
    <fieldset className={styles.readings}>
      <legend>{label}</legend>
      <Stack gap={3}>
        {items.length > 0 && (
          <ol className={styles.list}>
            {items.map(({ id, reading }, at) => (
              <ReadingRow
                key={id}
                reading={reading}
                items={items}
                at={at}
                onReading={(next) => change(replaceAt(items, at, { id, reading: next }))}
                onItems={change}
              />
            ))}
          </ol>
        )}
        <AddReading readings={readings} onAdd={add} />
        <Disclosure
          key={error ? 'wrong' : 'right'}
          title={t('networkLists.readings.asLines')}
          isOpenAtFirst={Boolean(error)}
        >
          <TextArea
            label={t('networkLists.readings.lines')}
            name={name}
            description={t('networkLists.readingsHint')}
            error={error}
            maxLength={20_000}
            rows={6}
            value={value}
            onChange={({ target }) => onText(target.value)}
          />
        </Disclosure>
      </Stack>
    </fieldset>
  );
}

const nextId = (items: readonly ReadingItem[]) => Math.max(0, ...items.map(({ id }) => id)) + 1;

/** Keeps the lines, each with a number while the order changes; typed lines are read anew. */
function useReadings(value: string, onText: (text: string) => void) {
  const [known, setKnown] = useState(() => ({ text: value, items: numbered(value) }));
  if (known.text !== value) setKnown({ text: value, items: numbered(value) });
  const change = (items: readonly ReadingItem[]) => {
    const text = writeReadings(items.map(({ reading }) => reading));
    setKnown({ text, items });
    onText(text);
  };
  return [known.items, change] as const;
}

function numbered(text: string): readonly ReadingItem[] {
  return readReadings(text).map((reading, id) => ({ id, reading }));
}
