import { useParams } from 'react-router';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { useDone } from '../../../parts/staff/use-done.ts';
import { importsPath, sizeWords } from './imports-address.ts';
import { isAtWork, isTrialLast, type Run } from './run.ts';
import { RunActs } from './run-acts.tsx';
import { RunReport } from './run-report.tsx';
import { RunStanding } from './run-standing.tsx';
import { UndoSection } from './undo-section.tsx';

/** One file: the acts on it, its progress, and its report. */
export function Page() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const asked = useEndpoint(endpointQuery('getImportRun', { params: { id } }), {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? 1000 : false),
  });
  return (
    <StaffTask name="imports">
      <p>
        <Link href={importsPath}>{t('imports.back')}</Link>
      </p>
      <QueryBoundary asked={asked} skeleton={<Skeleton lines={8} />}>
        {(run) => <RunView key={run.codigo} run={run} />}
      </QueryBoundary>
    </StaffTask>
  );
}

function RunView({ run }: { readonly run: Run }) {
  const { t, i18n } = useTranslation();
  const { heading, done } = useDone('getImportRun');
  const isTrial = isTrialLast(run);
  const told = isTrial ? run.simulacao : run.relatorio;
  return (
    <Stack gap={5}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {run.arquivo}
        </h2>
        <p>
          {t('imports.facts', {
            size: sizeWords(run.bytes, i18n.language),
            name: run.nome ?? t('imports.byTerminal'),
            moment: run.em,
          })}
        </p>
      </div>
      <RunStanding run={run} onDone={done} />
      {run.pode_importar && <RunActs run={run} onDone={done} />}
      {told && <RunReport id={run.codigo} report={told} isTrial={isTrial} />}
      <UndoSection run={run} onDone={done} />
    </Stack>
  );
}
