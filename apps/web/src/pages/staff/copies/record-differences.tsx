import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { nameOf, type WholeCopy } from '../../../features/staff-copy/copy.ts';

interface RecordDifferencesProps {
  readonly copy: WholeCopy;
  readonly onDone: DoneHandler;
}

/** Fields in which staff have departed from the copy's record: imports leave them alone. */
export function RecordDifferences({ copy, onDone }: RecordDifferencesProps) {
  const { t } = useTranslation();
  if (copy.feito_aqui) return <p>{t('staffCopies.madeHere')}</p>;
  if (copy.do_registro.length === 0) return null;
  const nothing = t('staffCopies.nothing');
  return (
    <Message tone="info" title={t('staffCopies.recordSays')}>
      <ul>
        {copy.do_registro.map(({ campo, valor }) => (
          <li key={campo}>{`${t(`staffCopies.fields.${campo}`)}: ${valor || nothing}`}</li>
        ))}
      </ul>
      <FollowButton copy={copy} onDone={onDone} />
    </Message>
  );
}

/** Button that sets the copy's fields to those of its record. */
function FollowButton({ copy, onDone }: RecordDifferencesProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('followCopyRecord');
  const follow = async () => {
    const made = await act({ params: { id: String(copy.cod_exemplar) } });
    if (made) onDone(t('staffCopies.followed', { name: nameOf(made) }));
  };
  return (
    <Button size="small" icon="renew" isPending={isBusy} onClick={() => void follow()}>
      {t('staffCopies.follow')}
    </Button>
  );
}
