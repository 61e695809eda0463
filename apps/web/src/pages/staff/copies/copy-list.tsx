import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { Pages } from '../../../parts/page/pages.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { useDone } from '../../../parts/staff/use-done.ts';
import {
  copiesPath,
  nameOf,
  type FoundCopies,
  type ListedCopy,
} from '../../../features/staff-copy/copy.ts';

interface CopyListProps {
  readonly found: FoundCopies;
  readonly headingRef: ReturnType<typeof useDone>['heading'];
  readonly isBusy: boolean;
}

/** Copies found, by pages, under their number. */
export function CopyList({ found, headingRef, isBusy }: CopyListProps) {
  const { t } = useTranslation();
  const hrefOf = usePageHref();
  const pages = Math.ceil(found.total / found.quantidade);
  return (
    <section className={styles.list} aria-busy={isBusy || undefined}>
      <ListHead found={found} headingRef={headingRef} />
      {found.total === 0 && <NoCopies otherLibrary={found.de_outra_unidade} />}
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

/** Gives the address of another page of the list. */
function usePageHref() {
  const [params] = useSearchParams();
  return (page: number) => {
    const next = new URLSearchParams(params);
    next.set('pagina', String(page));
    return `${copiesPath}?${next.toString()}`;
  };
}

function ListHead({ found, headingRef }: Omit<CopyListProps, 'isBusy'>) {
  const { t } = useTranslation();
  const unit = found.unidade?.desc_biblioteca;
  return (
    <div className={styles.head}>
      <h2 ref={headingRef} tabIndex={-1}>
        <output>{t('staffCopies.count', { count: found.total })}</output>
      </h2>
      <p>{unit === undefined ? t('staffList.ofAll') : t('staffList.ofUnit', { unit })}</p>
    </div>
  );
}

/** Message that no copy here has the code, with the other library that has it, if any. */
function NoCopies({ otherLibrary: library }: { readonly otherLibrary: string | null }) {
  const { t } = useTranslation();
  return (
    <EmptyState icon="barcode" title={t('staffList.none')}>
      {library === null ? t('staffCopies.noneHint') : t('staffCopies.ofOthers', { library })}
    </EmptyState>
  );
}

function CopyLine({ copy }: { readonly copy: ListedCopy }) {
  const { t } = useTranslation();
  const { codigo_barras, numero_chamada, desc_biblioteca, desc_localizacao } = copy;
  const facts = [codigo_barras, numero_chamada, desc_biblioteca, desc_localizacao];
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
