import type { Translate } from '@estante/phrases/translator';
import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { useSubmission } from '../../api/use-act.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { exportBody, type ExportDraft } from './export-draft.ts';
import { saveFile } from './save-file.ts';

/** Exports titles, and reports the outcome. Resolves true if it was done. */
export function useExport(ids: readonly number[]) {
  const { t } = useTranslation();
  const { send, ...submission } = useSubmission('exportBasket');

  const run = async (draft: ExportDraft, byMail: boolean): Promise<boolean> => {
    const answer = await send({ body: exportBody(draft, ids, byMail) });
    if (!answer) return false;
    if (answer.arquivo) saveFile(answer.arquivo);
    tellExported(answer, t);
    return true;
  };

  return { run, ...submission };
}

function tellExported(answer: Output<'exportBasket'>, t: Translate): void {
  const { arquivo, destinatarios, nao_incluidos: left } = answer;
  const words = arquivo
    ? t('exports.done', { name: arquivo.nome })
    : t('exports.sent', { count: destinatarios });
  showToast({ tone: 'success', words });
  if (left.length > 0)
    showToast({ tone: 'warning', words: t('exports.left', { count: left.length }) });
}
