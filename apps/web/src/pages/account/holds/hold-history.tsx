import { holdHistoryPageSize } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import type { Output } from '../../../api/api.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { readDays, type Days } from '../../../features/days/days-address.ts';
import { DaysForm } from '../../../features/days/days-form.tsx';
import { partNames } from '../../../parts/circulation/part-names.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Pages } from '../../../parts/page/pages.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './holds.module.css';

const path = '/meupergamum/emprestimo/reservas';
type PastHold = Output<'listHoldHistory'>['reservas'][number];

/** Ended holds, each with how and when, the last one first. */
export function HoldHistory() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const days = readDays(params);
  const pagina = Number(/^[1-9]\d{0,8}$/.exec(params.get('pagina') ?? '')?.[0] ?? '1');
  const asked = useListEndpoint(endpointQuery('listHoldHistory', { query: { ...days, pagina } }));
  const hasNone = asked.data?.total === 0 && days === null && !asked.isFetching;
  return (
    <section>
      <Stack gap={4}>
        <h2 className={styles.heading}>{t('holds.history')}</h2>
        {!hasNone && <DaysForm path={path} days={days} label={t('holds.historyDays')} />}
        <QueryBoundary asked={asked} failed={t('holds.failed')} skeleton={<Skeleton lines={3} />}>
          {(found) => <History found={found} days={days} />}
        </QueryBoundary>
      </Stack>
    </section>
  );
}

interface HistoryProps {
  readonly found: Output<'listHoldHistory'>;
  readonly days: Days | null;
}

function History({ found, days }: HistoryProps) {
  const { t } = useTranslation();
  const pages = Math.ceil(found.total / holdHistoryPageSize);
  if (found.total === 0) {
    return <p>{t(days ? 'holds.historyNoneThen' : 'holds.historyNone')}</p>;
  }
  return (
    <>
      <ul className={styles.entries}>
        {found.reservas.map((hold) => (
          <li key={hold.codigo}>
            <EndedHold hold={hold} />
          </li>
        ))}
      </ul>
      <Pages
        label={t('holds.historyPages')}
        current={found.pagina}
        total={pages}
        hrefOf={(page) => hrefOf(days, page)}
      />
    </>
  );
}

function hrefOf(days: Days | null, page: number): string {
  const params = new URLSearchParams({ ...days, ...(page > 1 && { pagina: String(page) }) });
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}

function EndedHold({ hold }: { readonly hold: PastHold }) {
  const { t } = useTranslation();
  const { acervo } = hold;
  const facts = [...partNames(hold, t), hold.desc_biblioteca];
  return (
    <article className={styles.ended}>
      <h3 className={styles.name}>
        {acervo.rota === null ? acervo.titulo : <Link href={acervo.rota}>{acervo.titulo}</Link>}
      </h3>
      <p>{t(`holds.ends.${hold.encerramento}`)}</p>
      {hold.observacao !== '' && <p>{hold.observacao}</p>}
      <p className={styles.facts}>
        {[...facts, t('holds.endedAt', { at: hold.data_encerramento })].join(' · ')}
      </p>
    </article>
  );
}
