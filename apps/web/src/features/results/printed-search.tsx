import { timeZone } from '@estante/phrases/time-zone';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import type { SearchState } from '../../parts/search/search-address.ts';
import { useOrderName } from '../../parts/search/use-order-name.ts';
import { useSearchWords } from '../../parts/search/use-search-words.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import styles from './printed-search.module.css';

interface PrintedSearchProps {
  readonly state: SearchState;
  readonly result: Output<'searchTitles'>;
}

/** Search and date, on paper alone, where no form stands above the results. */
export function PrintedSearch({ state, result }: PrintedSearchProps) {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const words = useSearchWords()(state);
  const orderName = useOrderName(state.tab);
  const date = usePrintDate();
  const pages = Math.ceil(result.total / result.quantidade);
  const filters = result.filtrosSelecionados.map(
    ({ tipo, descricao }) => `${t(`filters.${tipo}`)}: ${descricao}`,
  );
  const facts: [string, string][] = [
    [t('printed.catalogue'), institution?.nome ?? ''],
    [t('printed.search'), [t(`tabs.${state.tab}`), words].filter(Boolean).join(' · ')],
    [t('printed.filters'), filters.join('; ')],
    [t('results.order'), orderName(result.ordenacao)],
    [t('printed.page'), pages > 1 ? t('results.pageOf', { page: result.pagina, pages }) : ''],
    [t('printed.date'), date],
  ];
  return (
    <div className={styles.printed}>
      <DefinitionList
        items={facts.map(([term, value]) => ({ term, values: value === '' ? [] : [value] }))}
      />
    </div>
  );
}

/**
 * Date of printing, in the time zone of the application. Only the browser tells it: the page may be printed
 * days later.
 */
function usePrintDate(): string {
  const { i18n } = useTranslation();
  const [date, setDate] = useState('');
  useEffect(() => {
    const format = new Intl.DateTimeFormat(i18n.language, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone,
    });
    const tell = () => setDate(format.format(new Date()));
    tell();
    addEventListener('beforeprint', tell);
    return () => removeEventListener('beforeprint', tell);
  }, [i18n.language]);
  return date;
}
