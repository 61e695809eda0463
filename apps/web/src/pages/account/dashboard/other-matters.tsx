import type { Output } from '../../../api/api.ts';
import { dueWords } from '../../../features/loans/due-words.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { expectedText } from '../../../parts/circulation/loan-request-facts.tsx';
import { libraryToday } from '../../../parts/dates/library-today.ts';
import styles from './dashboard.module.css';
import type { Matters } from './sort-matters.ts';
import { Panel } from './panel.tsx';
import { Entries, Headline } from './panel-parts.tsx';

interface OtherMattersProps {
  readonly matters: Matters;
  readonly alerts: Output<'listAlerts'> | undefined;
}

/** Matters under way that need no act. */
export function OtherMatters({ matters: { calm, waiting, coming }, alerts }: OtherMattersProps) {
  const unread = alerts?.nao_lidos ?? 0;
  if (calm.length + waiting.length + coming.length + unread === 0) return null;
  return (
    <div className={styles.panels}>
      {calm.length > 0 && <OnLoan loans={calm} />}
      {waiting.length > 0 && <WaitingHolds holds={waiting} />}
      {coming.length > 0 && <ComingRequests requests={coming} />}
      {alerts && unread > 0 && <UnreadAlerts alerts={alerts} />}
    </div>
  );
}

function OnLoan({ loans }: { readonly loans: Matters['calm'] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('account.pages.loans')} href="/meupergamum/emprestimo">
      <Headline>{t('dashboard.calm', { count: loans.length })}</Headline>
      <Entries
        items={loans}
        keyOf={({ codigo }) => codigo}
        nameOf={({ acervo }) => acervo?.titulo ?? t('loans.goneTitle')}
        renderFacts={(loan) => dueWords(loan, t)}
      />
    </Panel>
  );
}

function WaitingHolds({ holds }: { readonly holds: Matters['waiting'] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('loans.tabs.holds')} href="/meupergamum/emprestimo/reservas">
      <Headline>{t('dashboard.waiting', { count: holds.length })}</Headline>
      <Entries
        items={holds}
        keyOf={({ codigo }) => codigo}
        nameOf={({ acervo }) => acervo.titulo}
        renderFacts={({ posicao: position, na_fila: of }) =>
          position === 1 ? t('dashboard.nextInQueue') : t('dashboard.position', { position, of })
        }
      />
    </Panel>
  );
}

function ComingRequests({ requests }: { readonly requests: Matters['coming'] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('account.pages.requests')} href="/meupergamum/solicitacoes">
      <Headline>{t('dashboard.coming', { count: requests.length })}</Headline>
      <Entries
        items={requests}
        keyOf={({ codigo }) => codigo}
        nameOf={({ titulo }) => titulo}
        renderFacts={({ situacao, previsao: day }) =>
          day === null ? t(`loanRequests.states.${situacao}`) : expectedText(day, libraryToday(), t)
        }
      />
    </Panel>
  );
}

function UnreadAlerts({ alerts }: { readonly alerts: Output<'listAlerts'> }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('account.pages.alerts')} href="/meupergamum/alertas">
      <Headline tone="warning">{t('alerts.unread', { count: alerts.nao_lidos })}</Headline>
      <Entries
        items={alerts.alertas.filter(({ lido }) => !lido)}
        keyOf={({ id }) => id}
        nameOf={(alert) => (alert.tipo === 'aviso' ? alert.mensagem : alert.nome)}
      />
    </Panel>
  );
}
