import { formatDay } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { leading } from '../../browser/lists.ts';
import { useMyLibrary } from '../../parts/libraries/my-library.ts';
import { useEndpoint } from '../../api/query.ts';
import { AvailabilityBar } from '../../ui/data/availability-bar.tsx';
import { SidePanel } from '../../ui/layouts/title-layout.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ColourLabel } from './colour-label.tsx';
import { OnlineLinks } from './online-links.tsx';
import { titleLibrariesQuery } from './title-queries.ts';
import styles from './title.module.css';

type Title = Output<'getTitle'>;
type Library = Output<'listTitleLibraries'>['bibliotecas'][number];

interface AvailabilityPanelProps {
  readonly title: Title;
  /** Whether the page of all copies exists. */
  readonly hasCopiesPage: boolean;
}

/** Panel of the places where the title is available now: online, and library by library. */
export function AvailabilityPanel({ title, hasCopiesPage }: AvailabilityPanelProps) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('availability.title')}>
      <OnlineLinks titleId={title.cod_acervo} />
      <Libraries title={title} hasCopiesPage={hasCopiesPage} />
    </SidePanel>
  );
}

function Libraries(props: AvailabilityPanelProps) {
  const asked = useEndpoint(titleLibrariesQuery(String(props.title.cod_acervo)));
  return (
    <QueryBoundary asked={asked} skeleton={<Skeleton lines={4} />}>
      {(found) => <FoundLibraries {...props} found={found} />}
    </QueryBoundary>
  );
}

interface FoundLibrariesProps extends AvailabilityPanelProps {
  readonly found: Output<'listTitleLibraries'>;
}

function FoundLibraries({ title, hasCopiesPage, found }: FoundLibrariesProps) {
  const { t, i18n } = useTranslation();
  const mine = useMyLibrary()?.library;
  const { bibliotecas, disponiveis, previsao_devolucao: backOn } = found;
  if (bibliotecas.length === 0) return <p>{t('availability.none')}</p>;
  const isMine = ({ cod_biblioteca }: Library) => cod_biblioteca === mine;
  return (
    <>
      {title.numero_chamada && (
        <p>
          {t('copies.callNumber')}: <strong>{title.numero_chamada}</strong>
        </p>
      )}
      <ColourLabel titleId={title.cod_acervo} />
      {disponiveis === 0 && backOn !== null && (
        <p>{t('availability.backOn', { date: formatDay(backOn, i18n.language) })}</p>
      )}
      <ul className={styles.libraries}>
        {leading(bibliotecas, isMine).map((library) => (
          <li key={library.cod_biblioteca}>
            <LibraryName
              library={library}
              href={hasCopiesPage ? `${title.rota}/exemplares` : null}
              isMine={isMine(library)}
            />
            <HoldingCounts library={library} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface LibraryNameProps {
  readonly library: Library;
  /** Address of the page of copies; null if there is none. */
  readonly href: string | null;
  readonly isMine: boolean;
}

function LibraryName({ library, href, isMine }: LibraryNameProps) {
  const { t } = useTranslation();
  const name = library.desc_biblioteca;
  return (
    <span>
      {href === null ? (
        name
      ) : (
        <Link href={`${href}?cod_unidade=${library.cod_biblioteca}`} variant="plain">
          {name}
        </Link>
      )}
      {isMine && <span className={styles.hint}> ({t('availability.mine')})</span>}
    </span>
  );
}

function HoldingCounts({ library }: { readonly library: Library }) {
  const { t } = useTranslation();
  const { exemplares, disponiveis, consulta_local: readHere } = library;
  if (exemplares === 0) return <span>{t('title.holdings')}</span>;
  const toBorrow = exemplares - readHere;
  const said = [
    ...(toBorrow > 0 ? [t('availability.count', { count: disponiveis, total: toBorrow })] : []),
    ...(readHere > 0 ? [t('availability.readHere', { count: readHere })] : []),
  ];
  return (
    <AvailabilityBar free={disponiveis} total={exemplares}>
      {said.join(' · ')}
    </AvailabilityBar>
  );
}
