import { useNavigate } from 'react-router';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { FilterSheet } from '../../parts/search/filter-sheet.tsx';
import { OrderSelect } from '../../parts/search/order-select.tsx';
import { PassedOver } from '../../parts/search/passed-over.tsx';
import { ViewForm } from '../../parts/search/plain-form.tsx';
import { searchParams, toggleFilter, type SearchState } from '../../parts/search/search-address.ts';
import { ChipList, RemovableChip } from '../../ui/data/chip.tsx';
import { ResultsLayout } from '../../ui/layouts/results-layout.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Pages } from '../../parts/page/pages.tsx';
import { HolderList } from './holder-list.tsx';
import { networkHref, networkOrders } from './network-address.ts';
import { NetworkFacets } from './network-facets.tsx';
import styles from './network.module.css';

type Result = Output<'searchTitles'>;
type Item = NonNullable<Result['acervos_rede']>[number];

interface NetworkResultsProps {
  readonly state: SearchState;
  readonly result: Result;
}

/** Editions held by other institutions, each once, however many hold it. */
export function NetworkResults({ state, result }: NetworkResultsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const facets = <NetworkFacets state={state} groups={result.filtros} />;
  const pages = Math.ceil(result.total / result.quantidade);
  return (
    <ResultsLayout
      head={<h1>{t('results.count', { count: result.total })}</h1>}
      chips={<FilterChips state={state} result={result} />}
      facetsLabel={t('results.filters')}
      facets={facets}
      skipLabel={t('results.skipFilters')}
      filterButton={
        <FilterSheet said={t('results.count', { count: result.total })}>{facets}</FilterSheet>
      }
      toolbar={
        <ViewForm kept={searchParams({ ...state, order: null, page: 1 })}>
          <OrderSelect
            tab="geral"
            orders={networkOrders}
            value={result.ordenacao}
            onChange={(order) =>
              void navigate(networkHref({ ...state, order, page: 1 }), { preventScrollReset: true })
            }
          />
        </ViewForm>
      }
      pagination={
        <Pages
          current={result.pagina}
          total={pages}
          hrefOf={(page) => networkHref({ ...state, page })}
        />
      }
    >
      <PassedOver state={state} />
      <ol className={styles.list}>
        {(result.acervos_rede ?? []).map((item) => (
          <li key={item.acervo}>
            <EditionEntry item={item} />
          </li>
        ))}
      </ol>
    </ResultsLayout>
  );
}

function EditionEntry({ item }: { readonly item: Item }) {
  const { t } = useTranslation();
  const imprint = [item.local, item.editora, item.ano_publicacao].filter(Boolean).join(', ');
  const kind = [item.desc_tipo_obra, item.idioma_desc].filter(Boolean).join(' · ');
  return (
    <article className={styles.entry}>
      <h2>
        <Link href={item.rota}>
          {item.subtitulo ? `${item.titulo}: ${item.subtitulo}` : item.titulo}
        </Link>
      </h2>
      {item.autores.length > 0 && <p>{item.autores.slice(0, 5).join('; ')}</p>}
      {imprint && <p>{imprint}</p>}
      <p>{kind}</p>
      {item.resumo && <p>{item.resumo}</p>}
      <HolderList label={t('network.heldBy')} holders={item.instituicoes} />
    </article>
  );
}

function FilterChips({ state, result }: NetworkResultsProps) {
  const { t } = useTranslation();
  const chosen = result.filtrosSelecionados;
  if (chosen.length === 0) return null;
  return (
    <ChipList
      label={t('results.chosen')}
      end={
        <Link href={networkHref({ ...state, filters: [], page: 1 })}>{t('results.clearAll')}</Link>
      }
    >
      {chosen.map(({ tipo, codigo, descricao }) => (
        <RemovableChip
          key={`${tipo}:${codigo}`}
          prefix={`${t(`filters.${tipo}`)}:`}
          removeLabel={t('results.removeFilter', { name: `${t(`filters.${tipo}`)}: ${descricao}` })}
          href={networkHref(toggleFilter(state, { type: tipo, code: codigo }))}
        >
          {descricao}
        </RemovableChip>
      ))}
    </ChipList>
  );
}
