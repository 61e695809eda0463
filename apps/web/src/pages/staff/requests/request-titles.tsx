import { mostRequestTitles } from '@estante/contract/plain';
import { useQueryClient } from '@tanstack/react-query';
import type { Output } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import type { HandledRequest, RequestEntryProps } from './handled-request.ts';
import { TitleFinder } from './title-finder.tsx';

/** List of titles that answers a request: found in the catalogue, added and removed one by one. */
export function RequestTitles({ request, onDone }: RequestEntryProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('changeRequestTitles');
  const { titulos } = request;
  const ids = titulos.map(({ cod_acervo }) => cod_acervo);
  const show = useShown();
  const change = async (acervos: readonly number[]) => {
    const answer = await act({
      params: { id: String(request.codigo) },
      body: { acervos: [...acervos], vistos: ids },
    });
    if (!answer) return;
    await show(answer);
    onDone(t('staffRequests.titlesSaved'));
  };
  return (
    <Stack gap={3}>
      <ActProblem problem={problem} onDone={onDone} />
      <ol>
        {titulos.map(({ cod_acervo: id, titulo }) => (
          <li key={id}>
            <Cluster>
              <Link href={`/acervo/${id}`}>{titulo}</Link>
              <Button
                size="small"
                variant="quiet"
                icon="close"
                isPending={isBusy}
                onClick={() => void change(ids.filter((one) => one !== id))}
              >
                {t('staffRequests.removeTitle', { title: titulo })}
              </Button>
            </Cluster>
          </li>
        ))}
      </ol>
      {ids.length < mostRequestTitles && (
        <TitleFinder chosen={ids} isBusy={isBusy} onAdd={(id) => void change([...ids, id])} />
      )}
    </Stack>
  );
}

/** Shows a request as an answer has it, before its lists are reloaded. */
function useShown() {
  const client = useQueryClient();
  return async (request: HandledRequest) => {
    await client.cancelQueries({ queryKey: ['listRequestsToHandle'] });
    client.setQueriesData<Output<'listRequestsToHandle'>>(
      { queryKey: ['listRequestsToHandle'] },
      (list) =>
        list && {
          ...list,
          solicitacoes: list.solicitacoes.map((one) =>
            one.codigo === request.codigo ? request : one,
          ),
        },
    );
  };
}
