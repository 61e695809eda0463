import type { TitleCommentState } from '@estante/contract/plain';
import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip, type ChipTone } from '../../ui/data/chip.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import styles from './title-comments.module.css';

type OwnComment = Output<'listOwnTitleComments'>['comentarios'][number];

const tones: Readonly<Record<TitleCommentState, ChipTone>> = {
  pendente: 'info',
  aprovado: 'success',
  recusado: 'warning',
};

interface OwnCommentsProps {
  readonly comments: readonly OwnComment[];
  /** Called once one of them is removed. */
  readonly onChanged: () => void;
}

/** Reader's own comments on a title: how each stands, and its removal. */
export function OwnComments({ comments, onChanged }: OwnCommentsProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('deleteTitleComment');
  const [asked, setAsked] = useState<number | null>(null);
  const remove = async () => {
    if (asked === null) return;
    setAsked(null);
    const isGone = await act({ params: { id: String(asked) } });
    if (isGone) showToast({ tone: 'success', words: t('titleComments.removed') });
    onChanged();
  };
  return (
    <>
      <ul className={styles.comments}>
        {comments.map((comment) => (
          <li key={comment.codigo}>
            <article className={styles.comment}>
              <div className={styles.head}>
                <Chip tone={tones[comment.situacao]}>
                  {t(`titleComments.states.${comment.situacao}`)}
                </Chip>
                <Button
                  variant="quiet"
                  size="small"
                  icon="trash"
                  aria-label={t('titleComments.removeLabel', { at: comment.enviado_em })}
                  isPending={isBusy}
                  data-print="no"
                  onClick={() => setAsked(comment.codigo)}
                >
                  {t('titleComments.remove')}
                </Button>
              </div>
              <p className={styles.text}>{comment.conteudo}</p>
              {comment.motivo !== '' && (
                <p className={styles.text}>
                  {t('titleComments.reason', { reason: comment.motivo })}
                </p>
              )}
              <p className={styles.facts}>
                {t('titleComments.sentAt', { at: comment.enviado_em })}
              </p>
            </article>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('titleComments.removeAsk')}
        confirmLabel={t('titleComments.remove')}
        cancelLabel={t('titleComments.keep')}
        closeLabel={t('frame.close')}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(null)}
      >
        {t('titleComments.removeText')}
      </ConfirmDialog>
    </>
  );
}
