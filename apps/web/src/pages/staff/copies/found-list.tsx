import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ApiFailure } from '../../../api/api.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { Pages } from '../../../parts/page/pages.tsx';
import styles from '../staff-list.module.css';
import { useDone } from '../use-done.ts';
import {
  copiesPath,
  nameOf,
  type Choices,
  type FoundCopies,
  type FoundTitle,
  type ListedCopy,
} from './copy.ts';
import { TitleActs } from './title-forms.tsx';
import { AddCopyForm } from './copy-forms.tsx';

interface FoundListProps {
  readonly result: UseQueryResult<FoundCopies, ApiFailure>;
  readonly choices: Choices;
  /** The title whose copies are asked for. */
  readonly title: number | null;
}

/** Copies that were found, and titles by the same words: those of one title, to which copies are added. */
export function FoundList(props: FoundListProps) {
  return (
    <QueryBoundary asked={props.result}>
      {(found) => <Found {...props} found={found} />}
    </QueryBoundary>
  );
}

interface FoundProps extends FoundListProps {
  readonly found: FoundCopies;
}

function Found({ result, choices, title, found }: FoundProps) {
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
      <Copies found={found} headingRef={heading} isBusy={result.isPlaceholderData} />
      {title === null && found.titulos.length > 0 && <Titles titles={found.titulos} />}
    </Stack>
  );
}

const titleFacts = ({ autor, ano }: FoundTitle) => [autor, ano].filter(Boolean).join(' · ');

interface CopiesProps {
  readonly found: FoundCopies;
  readonly headingRef: ReturnType<typeof useDone>['heading'];
  readonly isBusy: boolean;
}

function Copies({ found, headingRef, isBusy }: CopiesProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const pages = Math.ceil(found.total / found.quantidade);
  const hrefOf = (page: number) => {
    const next = new URLSearchParams(params);
    next.set('pagina', String(page));
    return `${copiesPath}?${next.toString()}`;
  };
  return (
    <section className={styles.list} aria-busy={isBusy || undefined}>
      <div className={styles.head}>
        <h2 ref={headingRef} tabIndex={-1}>
          <output>{t('staffCopies.count', { count: found.total })}</output>
        </h2>
        <p>
          {found.unidade
            ? t('staffList.ofUnit', { unit: found.unidade.desc_biblioteca })
            : t('staffList.ofAll')}
        </p>
      </div>
      {found.total === 0 && (
        <EmptyState icon="barcode" title={t('staffList.none')}>
          {found.de_outra_unidade === null
            ? t('staffCopies.noneHint')
            : t('staffCopies.ofOthers', { library: found.de_outra_unidade })}
        </EmptyState>
      )}
      <ol className={styles.entries}>
        {found.exemplares.map((copy) => (
          <li key={copy.cod_exemplar}>
            <CopyLine copy={copy} />
          </li>
        ))}
      </ol>
      <Pages label={t('staffList.pages')} current={found.pagina} total={pages} hrefOf={hrefOf} />
    </section>
  );
}

function CopyLine({ copy }: { readonly copy: ListedCopy }) {
  const { t } = useTranslation();
  const facts = [
    copy.codigo_barras,
    copy.numero_chamada,
    copy.desc_biblioteca,
    copy.desc_localizacao,
  ];
  return (
    <article className={styles.entry}>
      <div className={styles.entryHead}>
        <h3>
          <Link href={`${copiesPath}?exemplar=${copy.cod_exemplar}`}>{nameOf(copy)}</Link>
        </h3>
        <Chip tone={copy.situacao === 'na_estante' ? 'success' : 'neutral'}>
          {t(`staffCopies.states.${copy.situacao}`)}
        </Chip>
      </div>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
    </article>
  );
}

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
