import type { TitleComment } from './title-comment.ts';
import type { TitleCommentState } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, type ChipTone } from '../../../ui/data/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { RefusalForm } from './refusal-form.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import { useDecision } from './use-decision.ts';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';

const tones: Readonly<Record<TitleCommentState, ChipTone>> = {
  pendente: 'info',
  aprovado: 'success',
  recusado: 'warning',
};

interface TitleCommentEntryProps {
  readonly comment: TitleComment;
  readonly onDone: DoneHandler;
}

/** Comment on a title with its decision, and the acts on it. */
export function TitleCommentEntry({ comment, onDone }: TitleCommentEntryProps) {
  const { t } = useTranslation();
  const { situacao, acervo, pessoa } = comment;
  const { decide, isBusy, problem } = useDecision(comment, onDone);
  const isNew = situacao === 'pendente';
  return (
    <article className={classes(styles.entry, isNew && styles.new)}>
      <div className={styles.entryHead}>
        <h3>{pessoa.nome_pessoa}</h3>
        <Chip tone={tones[situacao]}>{t(`staffTitleComments.states.${situacao}`)}</Chip>
      </div>
      <p className={styles.facts}>
        {t('staffTitleComments.on')} <Link href={acervo.rota}>{acervo.titulo}</Link>
      </p>
      <p className={styles.facts}>
        {comment.desc_biblioteca} · {t('staffList.sentAt', { at: comment.enviado_em })}
      </p>
      {comment.estrelas !== null && (
        <p>{t('titleComments.rating.stars', { count: comment.estrelas })}</p>
      )}
      <p className={styles.text}>{comment.conteudo}</p>
      <Outcome comment={comment} />
      {situacao !== 'aprovado' && (
        <div>
          <ActProblem problem={problem} onDone={onDone} />
          <Button
            icon="check"
            size="small"
            isPending={isBusy}
            onClick={() => void decide('aprovado', '')}
          >
            {t('staffTitleComments.approve')}
          </Button>
        </div>
      )}
      {situacao !== 'recusado' && (
        <Disclosure
          title={t(isNew ? 'staffTitleComments.toRefuse' : 'staffTitleComments.toTakeDown')}
        >
          <RefusalForm comment={comment} onDone={onDone} />
        </Disclosure>
      )}
    </article>
  );
}

function Outcome({ comment: { situacao, decisao, motivo } }: { readonly comment: TitleComment }) {
  const { t } = useTranslation();
  if (!decisao || situacao === 'pendente') return null;
  const name = decisao.nome ?? t('staffList.somebody');
  return (
    <div className={styles.answer}>
      {motivo !== '' && <p className={styles.text}>{motivo}</p>}
      <p className={styles.facts}>
        {t(`staffTitleComments.decidedBy.${situacao}`, { name, at: decisao.em })}
      </p>
    </div>
  );
}
