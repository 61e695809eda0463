import { activities } from '@estante/contract/plain';
import { usePageConfig } from '../../../app/page-config.ts';
import styles from '../../../features/loans/loans.module.css';
import { HoldsPanel } from './holds-panel.tsx';
import { LoansPanel } from './loans-panel.tsx';

/** What is due, what waits and what is owed, each for itself. */
export function Dashboard() {
  const { features } = usePageConfig();
  const on = new Set(features?.atividades.map(({ cod_atividade }) => cod_atividade));
  return (
    <div className={styles.panels}>
      {on.has(activities.accountLoans) && <LoansPanel />}
      {on.has(activities.titleHold) && <HoldsPanel />}
    </div>
  );
}
