import { useTranslation } from 'react-i18next';
import type { Output } from '../../../app/api.ts';
import { endpointQuery } from '../../../app/query.ts';
import styles from '../../../features/loans/loans.module.css';
import { Message } from '../../../ui/message.tsx';
import { Panel } from './panel.tsx';

const query = endpointQuery('listHolds', {});

/** What can be fetched, and places in queues. */
export function HoldsPanel() {
  const { t } = useTranslation();
  return (
    <Panel title={t('loans.tabs.holds')} href="/meupergamum/emprestimo/reservas" query={query}>
      {({ reservas: holds }) =>
        holds.length === 0 ? (
          <p>{t('dashboard.noHolds')}</p>
        ) : (
          <ul>
            {holds.map((hold) => (
              <li key={hold.codigo}>
                <strong>{hold.acervo.titulo}</strong>
                <HoldState hold={hold} />
              </li>
            ))}
          </ul>
        )
      }
    </Panel>
  );
}

function HoldState({ hold }: { readonly hold: Output<'listHolds'>['reservas'][number] }) {
  const { t } = useTranslation();
  const { retirar_ate: day, desc_biblioteca: library, posicao: position } = hold;
  if (day !== null) {
    return <Message tone="success">{t('dashboard.fetch', { day, library })}</Message>;
  }
  return <p className={styles.facts}>{t('dashboard.position', { position, of: hold.na_fila })}</p>;
}
