import type { ReactNode } from 'react';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import type { Output } from '../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Cluster } from '../../ui/layouts/flow.tsx';
import styles from './staff-list.module.css';

export type FoundTitle = Output<'searchTitles'>['acervos'][number];

interface FoundTitlesProps {
  readonly sought: string;
  /** Acts on one of the titles. */
  readonly children: (title: FoundTitle) => ReactNode;
}

/** Ten titles of the catalogue to choose from. */
export function FoundTitles({ sought, children }: FoundTitlesProps) {
  const { t } = useTranslation();
  const query = { q: sought, quantidade: '10' };
  const asked = useEndpoint(endpointQuery('searchTitles', { query }));
  return (
    <QueryBoundary asked={asked} failed={t('staffList.failed')}>
      {({ acervos }) =>
        acervos.length === 0 ? (
          <p>{t('staffRequests.noTitles')}</p>
        ) : (
          <ul className={styles.list}>
            {acervos.map((found) => (
              <li key={found.cod_acervo}>
                <p>{wordsOf(found)}</p>
                <Cluster>{children(found)}</Cluster>
              </li>
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}

function wordsOf({ titulo, autores, ano_publicacao: year }: FoundTitle): string {
  return [titulo, autores[0]?.nome, year].filter(Boolean).join(' · ');
}
