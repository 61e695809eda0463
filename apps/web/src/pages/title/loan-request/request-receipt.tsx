import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';

/** Receipt of a loan request: its number, what comes next, and the link to it. */
export function RequestReceipt({ request }: { readonly request: Output<'makeLoanRequest'> }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  // The button that had the keyboard is gone.
  useEffect(() => place.current?.focus(), []);
  const { codigo: id, previsao, biblioteca_origem, biblioteca_recebimento } = request;
  return (
    <div ref={place} tabIndex={-1}>
      <Message
        tone="success"
        isLive
        title={t('loanRequests.receipt.title', { id })}
        actions={
          <ButtonLink href="/meupergamum/solicitacoes">{t('loanRequests.receipt.see')}</ButtonLink>
        }
      >
        <p>
          {t('loanRequests.receipt.next', {
            origin: biblioteca_origem.desc_biblioteca,
            receiving: biblioteca_recebimento.desc_biblioteca,
          })}
        </p>
        {previsao && <p>{t('loanRequests.own.expected', { day: previsao })}</p>}
      </Message>
    </div>
  );
}
