import { ListActs } from '../../../../features/institution-edit/list-acts.tsx';
import { useTranslation } from '../../../../languages/use-translation.ts';
import { Link } from '../../../../ui/navigation/link.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { readingKinds, type Reading, type ReadingItem } from './reading-lines.ts';
import styles from './readings.module.css';

interface ReadingRowProps {
  readonly reading: Reading;
  readonly items: readonly ReadingItem[];
  readonly at: number;
  readonly onReading: (reading: Reading) => void;
  /** Called with all items in another order, or without this one. */
  readonly onItems: (items: readonly ReadingItem[]) => void;
}

/** Reading: its kind, its citation, its title if the catalogue has it, and its place. */
export function ReadingRow({ reading, items, at, onReading, onItems }: ReadingRowProps) {
  const { t } = useTranslation();
  const { kind, citation, title } = reading;
  const number = String(at + 1);
  const unknown = kind === null ? [{ value: '', label: t('networkLists.choose') }] : [];
  return (
    <li className={styles.row}>
      <Select
        label={t('networkLists.readings.kind')}
        labelOf={number}
        required
        value={kind ?? ''}
        options={[
          ...unknown,
          ...readingKinds.map((one) => ({
            value: one,
            label: t(`networkLists.readings.kinds.${one}`),
          })),
        ]}
        onChange={({ target }) =>
          onReading({ ...reading, kind: readingKinds.find((one) => one === target.value) ?? null })
        }
      />
      <TextField
        label={t('networkLists.readings.citation')}
        labelOf={number}
        required
        maxLength={2000}
        value={citation}
        onChange={({ target }) => onReading({ ...reading, citation: target.value })}
      />
      <div className={styles.acts}>
        {title !== '' && (
          <Link href={`/acervo/${title}`}>
            {t('networkLists.readings.title', { number: title })}
          </Link>
        )}
        <ListActs items={items} at={at} name={citation} onChange={onItems} />
      </div>
    </li>
  );
}
