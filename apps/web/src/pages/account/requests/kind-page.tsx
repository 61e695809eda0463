import type { RequestKind } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { RequestTabs } from './request-tabs.tsx';
import { RequestsOfKind } from './requests-of-kind.tsx';

/** Page of the area of requests for one kind. */
export function KindPage({
  kind,
}: {
  readonly kind: Exclude<RequestKind, 'pesquisa-especializada'>;
}) {
  const { t } = useTranslation();
  return (
    <RequestTabs current={kind} lead={t(`requests.leads.${kind}`)}>
      <RequestsOfKind kind={kind} />
    </RequestTabs>
  );
}
