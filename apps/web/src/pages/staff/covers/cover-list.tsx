import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Pages } from '../../../parts/page/pages.tsx';
import { PastEnd } from '../../../parts/page/past-end.tsx';
import { CoverEntry } from './cover-entry.tsx';
import { coversHref } from './covers-address.ts';
import { CoversHead, type CoversProps, type FoundCoversProps } from './covers-head.tsx';
import type { StaffCover } from './staff-cover.ts';
import styles from '../../../parts/staff/staff-list.module.css';
import { useDone, type DoneHandler } from '../../../parts/staff/use-done.ts';

/** Covers of a list by pages, or the cover of one title alone. */
export function Covers(props: CoversProps) {
  const { lista, pagina, title } = props;
  const query = { lista, pagina: String(pagina), ...(title !== null && { cod_acervo: title }) };
  const asked = useEndpoint(endpointQuery('listStaffCovers', { query }), { staleTime: 0 });
  return (
    <QueryBoundary asked={asked}>
      {(found) => <FoundCovers {...props} found={found} />}
    </QueryBoundary>
  );
}

function FoundCovers({ lista, pagina, title, found }: FoundCoversProps) {
  const { t } = useTranslation();
  const { heading, done } = useDone('listStaffCovers');
  const { capas, total, quantidade } = found;
  const pages = Math.max(1, Math.ceil(total / quantidade));
  const isPastEnd = pagina > pages && total > 0;
  return (
    <Stack gap={4}>
      <CoversHead lista={lista} title={title} found={found} headingRef={heading} />
      {isPastEnd && <PastEnd firstHref={coversHref(lista)} />}
      {capas.length === 0 && !isPastEnd && <NoCovers ofTitle={title !== null} />}
      <CoverEntries covers={capas} onDone={done} />
      <Pages
        label={t('staffCovers.pages')}
        current={pagina}
        total={pages}
        hrefOf={(next) => coversHref(lista, next)}
      />
    </Stack>
  );
}

function NoCovers({ ofTitle }: { readonly ofTitle: boolean }) {
  const { t } = useTranslation();
  return <p>{t(ofTitle ? 'staffCovers.noTitle' : 'staffCovers.none')}</p>;
}

interface CoverEntriesProps {
  readonly covers: readonly StaffCover[];
  readonly onDone: DoneHandler;
}

function CoverEntries({ covers, onDone }: CoverEntriesProps) {
  return (
    <ol className={styles.entries}>
      {covers.map((cover) => (
        <li key={cover.titulo.cod_acervo}>
          <CoverEntry cover={cover} onDone={onDone} />
        </li>
      ))}
    </ol>
  );
}
