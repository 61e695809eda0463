import { formatDay } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { Issue } from './calendar.ts';

/** Issue on show, and the number of its part. */
export interface OpenIssue {
  readonly partId: number;
  readonly issue: Issue;
}

interface IssueDialogProps {
  readonly titleId: number;
  /** Issue on show; the last one stays while the dialog closes. */
  readonly opened: OpenIssue;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog with all that is known of one issue. */
export function IssueDialog({ titleId, opened, isOpen, onClose }: IssueDialogProps) {
  const { t } = useTranslation();
  const { issue, partId } = opened;
  const query = endpointQuery('getIssue', {
    params: { id: String(titleId) },
    query: {
      seqPar: String(issue.seq_par),
      seqSec: String(issue.seq_sec),
      codPar: String(partId),
    },
  });
  const asked = useEndpoint(query);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={issue.designacao || String(issue.ano)}
      closeLabel={t('frame.close')}
    >
      <QueryBoundary asked={asked} skeleton={<Skeleton lines={4} />}>
        {(found) => <Facts issue={found} />}
      </QueryBoundary>
    </Dialog>
  );
}

function Facts({ issue }: { readonly issue: Output<'getIssue'> }) {
  const { t } = useTranslation();
  return (
    <DefinitionList
      items={useIssueFacts(issue).map(([name, value]) => ({
        term: t(`serialIssues.facts.${name}`),
        values: value === '' ? [] : [value],
      }))}
    />
  );
}

function useIssueFacts(issue: Output<'getIssue'>) {
  const { t, i18n } = useTranslation();
  const day = (date: string | null) => (date === null ? '' : formatDay(date, i18n.language));
  return [
    ['state', t(`serialIssues.states.${issue.situacao}`)],
    ['library', issue.desc_biblioteca],
    ['part', issue.desc_parte || t(`serialIssues.kinds.${issue.tipo}`)],
    ['callNumber', issue.numero_chamada],
    ['volume', issue.volume],
    ['number', issue.numero],
    ['expectedOn', day(issue.previsto_em)],
    ['receivedOn', day(issue.recebido_em)],
    ['barcode', issue.codigo_barras],
    ['note', issue.nota],
  ] as const;
}
