import { commentLength } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useAct } from '../../api/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/flow.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import type { GeneralComment } from './comment.ts';
import styles from './staff-list.module.css';
import type { Done } from './use-done.ts';

/** The answer to a comment. */
export function AnswerForm(props: { readonly comment: GeneralComment; readonly onDone: Done }) {
  const { comment, onDone } = props;
  const { t } = useTranslation();
  const { act, isBusy } = useAct('answerGeneralComment');
  const [text, setText] = useState('');
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const params = { id: String(comment.codigo) };
    const isSent = await act({ params, body: { resposta: text } });
    onDone(isSent && t('staffComments.wasAnswered'));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <Stack gap={3}>
        <TextArea
          label={t('staffList.answer')}
          description={t('staffList.mailHint')}
          name="resposta"
          required
          maxLength={commentLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Button
            type="submit"
            look="primary"
            icon="mail"
            disabled={text.trim() === ''}
            isPending={isBusy}
          >
            {t('staffComments.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
