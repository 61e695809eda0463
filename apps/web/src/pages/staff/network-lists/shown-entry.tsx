import { shapeOf, type ListFieldName } from '@estante/contract/plain';
import { formatDay } from '@estante/phrases/translator';
import { lazy } from 'react';
import { LateDisclosure } from '../../../parts/page/late-disclosure.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { EntryProps } from './entry.ts';
import { readReadings, type Reading } from './readings/reading-lines.ts';
import { RemoveEntry } from './remove-entry.tsx';

const ChangeEntry = lazy(async () => ({
  default: (await import('./entry-forms.tsx')).ChangeEntry,
}));
const MergeEntry = lazy(async () => ({ default: (await import('./merge-entry.tsx')).MergeEntry }));

/** Entry of a list, its values and references, and the acts on it. */
export function ShownEntry(props: EntryProps) {
  const { list, entry } = props;
  const { t } = useTranslation();
  const { acts } = shapeOf(list);
  const code = entry.valores['sigla'];
  return (
    <article className={styles.entry} aria-label={entry.nome}>
      <div className={styles.entryHead}>
        <h3>
          {code === undefined || code === entry.nome ? entry.nome : `${entry.nome} (${code})`}
        </h3>
      </div>
      <Facts {...props} />
      <LateDisclosure title={t('networkLists.change')}>
        <ChangeEntry {...props} />
      </LateDisclosure>
      {acts.includes('merge') && (
        <LateDisclosure title={t('networkLists.merge')}>
          <MergeEntry {...props} />
        </LateDisclosure>
      )}
      {acts.includes('remove') && entry.usos.length === 0 && <RemoveEntry {...props} />}
    </article>
  );
}

function Facts({ list, entry, options }: EntryProps) {
  const { t, i18n } = useTranslation();
  const { fields, acts } = shapeOf(list);
  const shown = fields.filter(({ name }) => name !== 'sigla' && name !== 'nome');
  const valueOf = (field: (typeof shown)[number]) => {
    const value = entry.valores[field.name] ?? '';
    if (value === '') return [];
    if (field.kind === 'day') return [formatDay(value, i18n.language)];
    if (field.kind === 'choice')
      return [t(`networkLists.choices.${value}` as 'networkLists.choices.livre')];
    if (field.kind === 'readings') return readReadings(value).map(readingWords);
    if (field.kind !== 'reference') return value.split('\n');
    const named = options.find(({ campo, sigla }) => campo === field.name && sigla === value);
    return [named?.nome ?? value];
  };
  const readingWords = ({ kind, citation }: Reading) =>
    kind === null ? citation : `${t(`networkLists.readings.kinds.${kind}`)}: ${citation}`;
  const uses = entry.usos.map(({ tipo, quantos }) =>
    t(`networkLists.uses.${tipo}`, { count: quantos }),
  );
  const { outras_siglas: codes } = entry;
  return (
    <>
      <DefinitionList
        items={shown.map((field) => ({
          term: t(`networkLists.fields.${field.name as ListFieldName}`),
          values: valueOf(field),
        }))}
      />
      {codes.length > 0 && (
        <p className={styles.facts}>{t('networkLists.otherCodes', { codes: codes.join(', ') })}</p>
      )}
      {uses.length > 0 && (
        <p className={styles.facts}>
          {t('networkLists.inUse', { uses: uses.join(', ') })}
          {acts.includes('merge') && ` · ${t('networkLists.inUseHint')}`}
        </p>
      )}
    </>
  );
}
