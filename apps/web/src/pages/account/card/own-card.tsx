import { activities } from '@estante/contract/plain';
import { useRef } from 'react';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useActivity } from '../../../parts/institution/page-config.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { CardFace } from './card-face.tsx';
import type { Card, CardFacts } from './card-facts.ts';
import { useKeptCard, type KeptCardState } from './use-kept-card.ts';

const loansQuery = endpointQuery('listPendingTitles', { query: {} });
const holdsQuery = endpointQuery('listHolds', {});
const nothing = () => null;

/** Reader's card, once all that stands on it is loaded. */
export function OwnCard({ card }: { readonly card: Card }) {
  const { t } = useTranslation();
  const hasLoans = useActivity(activities.accountLoans);
  const hasHolds = useActivity(activities.titleHold);
  const loans = useEndpoint(loansQuery, { staleTime: 0, enabled: hasLoans });
  const holds = useEndpoint(holdsQuery, { staleTime: 0, enabled: hasHolds });
  const failed = t('card.failed');
  if (hasLoans && !loans.data)
    return (
      <QueryBoundary asked={loans} failed={failed}>
        {nothing}
      </QueryBoundary>
    );
  if (hasHolds && !holds.data)
    return (
      <QueryBoundary asked={holds} failed={failed}>
        {nothing}
      </QueryBoundary>
    );
  const { emprestimos = null } = loans.data ?? {};
  const { reservas = null } = holds.data ?? {};
  const facts = { card, loans: emprestimos, holds: reservas };
  return <KeptCard key={JSON.stringify(facts)} {...facts} />;
}

function KeptCard({ card, loans, holds }: CardFacts) {
  const face = useRef<HTMLElement>(null);
  const keeping = useKeptCard(face, card.login);
  return (
    <Stack gap={4}>
      <CardFace ref={face} card={card} loans={loans} holds={holds} />
      <KeptNote keeping={keeping} />
    </Stack>
  );
}

function KeptNote({ keeping }: { readonly keeping: KeptCardState }) {
  const { t } = useTranslation();
  switch (keeping.kind) {
    case 'unknown':
      return null;
    case 'not-kept':
      return <Message tone="info">{t('card.notKept')}</Message>;
    case 'cannot':
      return <Message tone="info">{t('card.cannot')}</Message>;
    case 'kept':
      return (
        <Message tone="success">
          {t('card.kept', { until: keeping.until })} {t('card.install')}
        </Message>
      );
  }
}
