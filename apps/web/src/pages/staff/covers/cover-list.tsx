import { coverLists, type CoverList } from '@estante/contract/plain';
import type { Output } from '../../../api/api.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Pages } from '../../../parts/page/pages.tsx';
import { PastEnd } from '../../../parts/page/past-end.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { CoverEntry } from './cover-entry.tsx';
import { coversPath, coversHref } from './covers-address.ts';
import type { StaffCover } from './staff-cover.ts';
import styles from '../staff-list.module.css';
import { useDone } from '../use-done.ts';

interface CoversProps {
  readonly lista: CoverList;
  readonly pagina: number;
  /** Number of the title whose cover alone is shown; null for all. */
  readonly title: string | null;
}

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

interface FoundCoversProps extends CoversProps {
  readonly found: Output<'listStaffCovers'>;
}

function FoundCovers({ lista, pagina, title, found }: FoundCoversProps) {
  const { t } = useTranslation();
  const { heading, done } = useDone('listStaffCovers');
  const { capas, contagem, total, quantidade } = found;
  const pages = Math.max(1, Math.ceil(total / quantidade));
  const isPastEnd = pagina > pages && total > 0;
  const nameOf = (list: CoverList) =>
    t('staffCovers.counted', {
      name: t(`staffCovers.lists.${list}`),
      total: contagem.find((one) => one.lista === list)?.total ?? 0,
    });
  return (
    <Stack gap={4}>
      {title === null ? (
        <Tabs
          label={t('staffCovers.byList')}
          tabs={coverLists.map((list) => ({ href: coversHref(list), label: nameOf(list) }))}
          current={coversHref(lista)}
        />
      ) : (
        <Link href={coversPath}>{t('staffCovers.all')}</Link>
      )}
      <h2 ref={heading} tabIndex={-1}>
        {title === null ? nameOf(lista) : t('staffCovers.one')}
      </h2>
      {isPastEnd && <PastEnd firstHref={coversHref(lista)} />}
      {capas.length === 0 && !isPastEnd && (
        <p>{t(title === null ? 'staffCovers.none' : 'staffCovers.noTitle')}</p>
      )}
      <ol className={styles.entries}>
        {capas.map((cover: StaffCover) => (
          <li key={cover.titulo.cod_acervo}>
            <CoverEntry cover={cover} onDone={done} />
          </li>
        ))}
      </ol>
      <Pages
        label={t('staffCovers.pages')}
        current={pagina}
        total={pages}
        hrefOf={(next) => coversHref(lista, next)}
      />
    </Stack>
  );
}
