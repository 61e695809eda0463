import { formatDay } from '@estante/phrases/translator';
import { useParams } from 'react-router';
import type { Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './verify-page.module.css';

const cardQuery = (codigo: string) => endpointQuery('verifyCatalogueCard', { params: { codigo } });

export function queries({ params: { codigo = '' } }: PageAddress) {
  return [cardQuery(codigo)];
}

/** Verification of a catalogue card printed in a work: whether it is ours, and its content. */
export function Page() {
  const { t } = useTranslation();
  const { codigo = '' } = useParams();
  const asked = useEndpoint(cardQuery(codigo));
  const { data, isFetching, refetch } = asked;
  const failure = useFailure(asked);
  const title = t('catalogueCard.verify.title');
  return (
    <div className={styles.page}>
      <title>{`${title} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={5}>
        <PageHeader title={title} />
        {data ? (
          <ApprovedCard card={data} code={codigo} />
        ) : failure?.status === 404 ? (
          <EmptyState icon="warning" title={t('catalogueCard.verify.unknown')}>
            {t('catalogueCard.verify.unknownHint')}
          </EmptyState>
        ) : failure ? (
          <FailureState
            failure={failure}
            title={t('catalogueCard.verify.failed')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Loading label={t('frame.loading')}>
            <Skeleton lines={4} />
          </Loading>
        )}
      </Stack>
    </div>
  );
}

interface ApprovedCardProps {
  readonly card: Output<'verifyCatalogueCard'>;
  readonly code: string;
}

function ApprovedCard({ card, code }: ApprovedCardProps) {
  const { t, i18n } = useTranslation();
  const marks = [card.notacao, card.cdd && `CDD ${card.cdd}`].filter(Boolean).join(' · ');
  return (
    <>
      <Message tone="success" title={t('catalogueCard.verify.valid')}>
        {t('catalogueCard.verify.validHint')}
      </Message>
      <DefinitionList
        items={[
          { term: t('catalogueCard.verify.work'), values: [card.titulo] },
          { term: t('catalogueCard.verify.author'), values: [card.autor] },
          { term: t('catalogueCard.verify.mark'), values: marks ? [marks] : [] },
          { term: t('catalogueCard.verify.library'), values: [card.desc_biblioteca] },
          {
            term: t('catalogueCard.verify.day'),
            values: [formatDay(card.aprovada_em, i18n.language)],
          },
          { term: t('catalogueCard.verify.code'), values: [code.toUpperCase()] },
        ]}
      />
    </>
  );
}
