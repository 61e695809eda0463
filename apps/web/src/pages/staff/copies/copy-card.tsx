import { useEffect, useRef } from 'react';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import styles from '../staff-list.module.css';
import { useDone, type DoneHandler } from '../use-done.ts';
import { CopyFacts } from './copy-facts.tsx';
import { CopyHistory } from './copy-history.tsx';
import { nameOf, type Choices, type WholeCopy } from './copy.ts';
import { ChangeCopyForm } from './copy-forms.tsx';
import { StateForm } from './state-form.tsx';

interface CopyCardProps {
  readonly id: number;
  readonly choices: Choices;
  /** Whether who came here has to be led to it. */
  readonly takesFocus?: boolean;
  /** Whether one came to change where it belongs: the form for it is then seen at once. */
  readonly isToChange?: boolean;
}

/** A copy as it is now, and what can be done to it. */
export function CopyCard({ id, choices, takesFocus = false, isToChange = false }: CopyCardProps) {
  const { t } = useTranslation();
  const query = endpointQuery('getStaffCopy', { params: { id: String(id) } });
  const result = useEndpoint(query, { staleTime: 0 });
  const { heading, done } = useDone('getStaffCopy');
  const isLed = useRef(false);
  useEffect(() => {
    if (!takesFocus || isLed.current || !result.data) return;
    isLed.current = true;
    heading.current?.focus();
  }, [takesFocus, result.data, heading]);
  return (
    <QueryBoundary asked={result}>
      {(copy) => (
        <article className={styles.entry}>
          <div className={styles.entryHead}>
            <h2 ref={heading} tabIndex={-1}>
              {nameOf(copy)}
            </h2>
            <Chip tone={copy.situacao === 'na_estante' ? 'success' : 'neutral'}>
              {t(`staffCopies.states.${copy.situacao}`)}
            </Chip>
          </div>
          <CopyFacts copy={copy} />
          <RecordSays copy={copy} onDone={done} />
          <Disclosure title={t('staffCopies.state')} isOpenAtFirst={!isToChange}>
            <StateForm key={copy.situacao} copy={copy} onDone={done} />
          </Disclosure>
          <Disclosure title={t('staffCopies.change')} isOpenAtFirst={isToChange}>
            <ChangeCopyForm key={copy.versao} copy={copy} choices={choices} onDone={done} />
          </Disclosure>
          <CopyHistory copy={copy} />
        </article>
      )}
    </QueryBoundary>
  );
}

interface RecordSaysProps {
  readonly copy: WholeCopy;
  readonly onDone: DoneHandler;
}

/** Fields in which staff have written something else than its record says: imports leave them so. */
function RecordSays({ copy, onDone }: RecordSaysProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('followCopyRecord');
  if (copy.feito_aqui) return <p>{t('staffCopies.madeHere')}</p>;
  if (copy.do_registro.length === 0) return null;
  const follow = async () => {
    const made = await act({ params: { id: String(copy.cod_exemplar) } });
    if (made) onDone(t('staffCopies.followed', { name: nameOf(made) }));
  };
  return (
    <Message tone="info" title={t('staffCopies.recordSays')}>
      <ul>
        {copy.do_registro.map(({ campo, valor }) => (
          <li
            key={campo}
          >{`${t(`staffCopies.fields.${campo}`)}: ${valor || t('staffCopies.nothing')}`}</li>
        ))}
      </ul>
      <Button size="small" icon="renew" isPending={isBusy} onClick={() => void follow()}>
        {t('staffCopies.follow')}
      </Button>
    </Message>
  );
}
