import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import type { GeneralComment } from './comment.ts';
import type { CommentState } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, type ChipTone } from '../../../ui/data/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';

const tones: Readonly<Record<CommentState, ChipTone>> = {
  pendente: 'info',
  lido: 'neutral',
  respondido: 'success',
};

/** Comment with its state, and the acts on it. */
export function CommentEntry(props: {
  readonly comment: GeneralComment;
  readonly onDone: DoneHandler;
}) {
  const { comment, onDone } = props;
  const { t } = useTranslation();
  const { situacao, pessoa, resposta } = comment;
  const isNew = situacao === 'pendente';
  return (
    <article className={classes(styles.entry, isNew && styles.new)}>
      <div className={styles.entryHead}>
        <h3>{pessoa.nome_pessoa}</h3>
        <Chip tone={tones[situacao]}>{t(`staffComments.states.${situacao}`)}</Chip>
      </div>
      <p className={styles.facts}>
        {comment.desc_biblioteca} · {t('staffList.sentAt', { at: comment.enviado_em })}
      </p>
      <p className={styles.text}>{comment.conteudo}</p>
      <Outcome comment={comment} />
      {isNew && <ReadButton comment={comment} onDone={onDone} />}
      {resposta === null && pessoa.tem_email && (
        <Disclosure title={t('staffComments.toAnswer')}>
          <AnswerForm comment={comment} onDone={onDone} />
        </Disclosure>
      )}
      {resposta === null && !pessoa.tem_email && (
        <p className={styles.facts}>{t('staffList.noMail')}</p>
      )}
    </article>
  );
}

function Outcome({ comment: { leitura, resposta } }: { readonly comment: GeneralComment }) {
  const { t } = useTranslation();
  const somebody = t('staffList.somebody');
  if (resposta) {
    return (
      <div className={styles.answer}>
        <p className={styles.text}>{resposta.texto}</p>
        <p className={styles.facts}>
          {t('staffComments.answeredBy', { name: resposta.nome ?? somebody, at: resposta.em })}
        </p>
      </div>
    );
  }
  if (!leitura) return null;
  return (
    <p className={styles.facts}>
      {t('staffComments.readBy', { name: leitura.nome ?? somebody, at: leitura.em })}
    </p>
  );
}

interface ReadButtonProps {
  readonly comment: GeneralComment;
  readonly onDone: DoneHandler;
}

function ReadButton({ comment, onDone }: ReadButtonProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('readGeneralComment');
  const read = async () => {
    const params = { id: String(comment.codigo) };
    const isRead = await act({ params, body: { situacao: 'lido' } });
    if (isRead) onDone(t('staffComments.wasRead'));
  };
  return (
    <div>
      <ActProblem problem={problem} onDone={onDone} />
      <Button icon="check" size="small" isPending={isBusy} onClick={() => void read()}>
        {t('staffComments.read')}
      </Button>
    </div>
  );
}
