import { useTranslation } from '../../../languages/use-translation.ts';
import { useSubmission } from '../../../api/use-act.ts';
import type { TitleComment } from './title-comment.ts';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';

/** Decides on a comment as it was seen. */
export function useDecision({ codigo, decisao }: TitleComment, onDone: DoneHandler) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('decideTitleComment');
  const decide = async (situacao: 'aprovado' | 'recusado', motivo: string) => {
    const isDecided = await send({
      params: { id: String(codigo) },
      body: { situacao, motivo, decisao_vista: decisao?.em ?? null },
    });
    const words = situacao === 'aprovado' ? 'approved' : 'refused';
    if (isDecided) onDone(t(`staffTitleComments.${words}`));
  };
  return { decide, isBusy, problem };
}
