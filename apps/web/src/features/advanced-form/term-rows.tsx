import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../languages/use-translation.ts';
import type { SearchTerm } from '../../parts/search/search-terms.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './advanced-form.module.css';
import { TermRow } from './term-row.tsx';

interface TermRowsProps {
  readonly terms: readonly SearchTerm[];
  /** Whether nothing was filled in: the first row says so. */
  readonly isMissing: boolean;
}

/** Most rows that one call takes. */
const mostRows = 20;
const fewestShown = 3;

const emptyTerm: SearchTerm = { operator: 'E', index: 'livre', text: '' };
/** Indexes that most people search, offered in empty rows. */
const usual = ['livre', 'titulo', 'autor'] as const;

/** Rows to fill in, always one more than are filled; rows are added and removed. */
export function TermRows({ terms, isMissing }: TermRowsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState(() => firstRows(terms));
  const focusRow = (at: number) => {
    const inputs = list.current?.querySelectorAll<HTMLInputElement>('input[name=texto]') ?? [];
    inputs[Math.min(at, inputs.length - 1)]?.focus();
  };
  const add = () => {
    const key = Math.max(...rows.map((row) => row.key)) + 1;
    flushSync(() => setRows([...rows, { key, term: emptyTerm }]));
    focusRow(rows.length);
  };
  const remove = (at: number) => {
    flushSync(() => setRows(rows.filter((_row, place) => place !== at)));
    focusRow(at);
  };
  return (
    <div ref={list} className={styles.rows}>
      {rows.map(({ key, term }, at) => (
        <TermRow
          key={key}
          term={term}
          at={at}
          isMissing={isMissing && at === 0}
          onRemove={rows.length > 1 ? () => remove(at) : null}
        />
      ))}
      <div className={styles.add}>
        <Button
          variant="quiet"
          size="small"
          icon="add"
          onClick={add}
          disabled={rows.length >= mostRows}
        >
          {t('advanced.add')}
        </Button>
        <p className={styles.hint}>{t('advanced.hint')}</p>
      </div>
    </div>
  );
}

function firstRows(terms: readonly SearchTerm[]) {
  const count = Math.min(Math.max(terms.length + 1, fewestShown), mostRows);
  return Array.from({ length: Math.max(count, terms.length) }, (_, key) => ({
    key,
    term: terms[key] ?? { ...emptyTerm, index: usual[key] ?? ('livre' as const) },
  }));
}
