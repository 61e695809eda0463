import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { endpointQuery } from '../../../api/query.ts';
import { Panel } from './panel.tsx';
import { Entries, Headline, Nothing } from './panel-parts.tsx';

const query = endpointQuery('listHolds', {});

/** What can be fetched, and places in queues. */
export function HoldsPanel() {
  const { t } = useTranslation();
  return (
    <Panel title={t('loans.tabs.holds')} href="/meupergamum/emprestimo/reservas" query={query}>
      {({ reservas }) => <Waiting holds={reservas} />}
    </Panel>
  );
}

function Waiting({ holds }: { readonly holds: Output<'listHolds'>['reservas'] }) {
  const { t } = useTranslation();
  if (holds.length === 0) {
    return <Nothing title={t('dashboard.noHolds')}>{t('dashboard.noHoldsHint')}</Nothing>;
  }
  const ready = holds.filter(({ retirar_ate }) => retirar_ate !== null);
  return (
    <>
      {ready.length > 0 ? (
        <Headline tone="success">{t('dashboard.ready', { count: ready.length })}</Headline>
      ) : (
        <Headline>{t('dashboard.waiting', { count: holds.length })}</Headline>
      )}
      <Entries
        items={[...ready, ...holds.filter((hold) => !ready.includes(hold))]}
        keyOf={({ codigo }) => codigo}
        nameOf={({ acervo }) => acervo.titulo}
        renderFacts={({
          retirar_ate: day,
          desc_biblioteca: library,
          posicao: position,
          na_fila: of,
        }) =>
          day === null
            ? position === 1
              ? t('dashboard.nextInQueue')
              : t('dashboard.position', { position, of })
            : t('dashboard.fetch', { day, library })
        }
      />
    </>
  );
}
