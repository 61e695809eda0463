import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import { BlockAccess } from './block-access.tsx';
import { useDone, type DoneHandler } from '../../../parts/staff/use-done.ts';
import styles from '../../../parts/staff/staff-list.module.css';

type Link = Output<'listAccessBlocks'>['leitores'][number];

/** Reader's block state, reason and change button. */
export function BlockEntry({ link }: { readonly link: Link }) {
  const { t } = useTranslation();
  const { heading, done } = useDone('listAccessBlocks');
  const { nome_pessoa: name, usuario, desc_biblioteca: library, bloqueio: isBlocked } = link;
  // Two readers may share a name.
  const named = `${name} (${usuario})`;
  return (
    <article className={styles.entry}>
      <div className={styles.entryHead}>
        <h3 ref={heading} tabIndex={-1}>
          {name}
        </h3>
        <span>{t(isBlocked ? 'accessBlocks.isBlocked' : 'accessBlocks.isFree')}</span>
      </div>
      <p className={styles.text}>{t('accessBlocks.link', { user: usuario, library })}</p>
      {link.motivo !== '' && (
        <p className={styles.text}>{t('accessBlocks.reason', { reason: link.motivo })}</p>
      )}
      {isBlocked ? (
        <Unblock id={link.cod_login} named={named} onDone={done} />
      ) : (
        <BlockAccess id={link.cod_login} named={named} onDone={done} />
      )}
    </article>
  );
}

interface UnblockProps {
  readonly id: number;
  readonly named: string;
  readonly onDone: DoneHandler;
}

function Unblock({ id, named, onDone }: UnblockProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('changeAccessBlock');
  const unblock = async () => {
    const done = await act({ params: { id: String(id) }, body: { bloqueio: false } });
    if (done) onDone(t('accessBlocks.nowFree', { name: named }));
  };
  return (
    <div>
      <ActProblem problem={problem} onDone={onDone} />
      <Button isPending={isBusy} onClick={() => void unblock()}>
        {t('accessBlocks.unblock', { name: named })}
      </Button>
    </div>
  );
}
