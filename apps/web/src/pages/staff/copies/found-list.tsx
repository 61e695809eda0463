import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiFailure } from '../../../api/api.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import { useDone } from '../../../parts/staff/use-done.ts';
import {
  copiesPath,
  type Choices,
  type FoundCopies,
  type FoundTitle,
} from '../../../features/staff-copy/copy.ts';
import { CopyList } from './copy-list.tsx';
import { TitleActs } from './title-acts.tsx';
import { AddCopyForm } from './copy-forms.tsx';

interface FoundListProps {
  readonly result: UseQueryResult<FoundCopies, ApiFailure>;
  readonly choices: Choices;
  /** Number of the title whose copies are listed. */
  readonly title: number | null;
}

/** Copies found, and titles that match the words: a title lists its copies, and takes new ones. */
export function FoundList(props: FoundListProps) {
  return (
    <QueryBoundary asked={props.result}>
      {(found) => <FoundCopiesView {...props} found={found} />}
    </QueryBoundary>
  );
}

interface FoundCopiesViewProps extends FoundListProps {
  readonly found: FoundCopies;
}

function FoundCopiesView({ result, choices, title, found }: FoundCopiesViewProps) {
  const { t } = useTranslation();
  const { heading, done } = useDone('listStaffCopies');
  const named = title === null ? undefined : found.titulos[0];
  return (
    <Stack gap={5}>
      {named && (
        <section aria-label={named.titulo}>
          <Stack gap={3}>
            <h2>{named.titulo}</h2>
            <p>{titleFacts(named)}</p>
            {!named.retirado && (
              <Disclosure title={t('staffCopies.addTo')} isOpenAtFirst={found.total === 0}>
                <AddCopyForm
                  key={named.cod_acervo}
                  title={named.cod_acervo}
                  choices={choices}
                  like={found.exemplares[0]}
                  onDone={done}
                />
              </Disclosure>
            )}
            <TitleActs key={String(named.retirado)} title={named} onDone={done} />
          </Stack>
        </section>
      )}
      <CopyList found={found} headingRef={heading} isBusy={result.isPlaceholderData} />
      {title === null && found.titulos.length > 0 && <Titles titles={found.titulos} />}
    </Stack>
  );
}

const titleFacts = ({ autor, ano }: FoundTitle) => [autor, ano].filter(Boolean).join(' · ');

function Titles({ titles }: { readonly titles: readonly FoundTitle[] }) {
  const { t } = useTranslation();
  return (
    <section className={styles.list} aria-labelledby="titles">
      <h2 id="titles">{t('staffCopies.titles')}</h2>
      <ul className={styles.entries}>
        {titles.map((title) => (
          <li key={title.cod_acervo}>
            <Link href={`${copiesPath}?acervo=${title.cod_acervo}`}>{title.titulo}</Link>
            <p className={styles.facts}>
              {[titleFacts(title), t('staffCopies.count', { count: title.exemplares })]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
