import { activities } from '@estante/contract/plain';
import { usePageConfig } from '../../../parts/institution/page-config.ts';
import { AlertsPanel } from './alerts-panel.tsx';
import styles from './dashboard.module.css';
import { DebtsPanel } from './debts-panel.tsx';
import { HoldsPanel } from './holds-panel.tsx';
import { LoansPanel } from './loans-panel.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { SuspensionsPanel } from './suspensions-panel.tsx';

const panels = [
  { activity: activities.accountLoans, Shown: LoansPanel },
  { activity: activities.titleHold, Shown: HoldsPanel },
  { activity: activities.accountDebts, Shown: DebtsPanel },
  { activity: activities.accountSuspensions, Shown: SuspensionsPanel },
  { activity: activities.accountRequests, Shown: RequestsPanel },
  { activity: activities.accountAlerts, Shown: AlertsPanel },
] as const;

/** What is due, waits, is owed, stands in the way, comes, and was told: each for itself. */
export function Dashboard() {
  const { features } = usePageConfig();
  const on = new Set(features?.atividades.map(({ cod_atividade }) => cod_atividade));
  return (
    <div className={styles.panels}>
      {panels.map(({ activity, Shown }) => on.has(activity) && <Shown key={activity} />)}
    </div>
  );
}
