import { activities } from '@estante/contract/plain';
import { useEffect, useRef } from 'react';
import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import styles from './plan-lacks.module.css';

/** Suggested titles by name, and the refused ones, each with its reason. */
export function LacksOutcome({ sent }: { readonly sent: Output<'suggestPlanLacks'> }) {
  const { t } = useTranslation();
  const canFollow = useActivity(activities.accountAcquisition);
  const outcome = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => outcome.current?.focus(), []);
  const kept = sent.itens.filter(({ codigo }) => codigo !== null);
  const refused = sent.itens.filter(({ codigo }) => codigo === null);
  return (
    <div ref={outcome} tabIndex={-1} className={styles.outcome}>
      <Message
        isLive
        tone={kept.length > 0 ? 'success' : 'warning'}
        title={t('planLacks.sent', { count: sent.enviadas })}
      >
        {kept.length > 0 && (
          <ul>
            {kept.map(({ citacao, titulo }) => (
              <li key={citacao}>{titulo}</li>
            ))}
          </ul>
        )}
        {canFollow && kept.length > 0 && (
          <Link href="/meupergamum/aquisicao">{t('planLacks.follow')}</Link>
        )}
      </Message>
      {refused.length > 0 && (
        <Message tone="warning" title={t('planLacks.refused')}>
          <ul>
            {refused.map(({ citacao, titulo, recusa }) => (
              <li key={citacao}>{`${titulo}: ${recusa?.mensagem ?? ''}`}</li>
            ))}
          </ul>
        </Message>
      )}
    </div>
  );
}
