import { mostClaimedIssues, type claimableStates } from '@estante/contract/plain';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import styles from '../staff-list.module.css';
import type { DoneHandler } from '../use-done.ts';
import { ClaimLetter, type ClaimLetterText } from './claim-letter.tsx';

interface ClaimFormProps {
  readonly query: {
    readonly acervo: string;
    readonly situacao: (typeof claimableStates)[number];
    readonly biblioteca?: string;
  };
  readonly onDone: DoneHandler;
}

/**
 * Form that prints the letter to a supplier, and marks its issues as claimed once it was printed; the letter is
 * there for as long as it is printed.
 */
export function ClaimForm({ query, onDone }: ClaimFormProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('writeIssueClaim');
  const [to, setTo] = useState('');
  const [letter, setLetter] = useState<ClaimLetterText | null>(null);
  const [printed, setPrinted] = useState<ClaimLetterText['itens']>([]);
  const print = async () => {
    const answer = await act({ query });
    if (!answer) return;
    if (answer.fasciculos.length === 0) {
      return showToast({ tone: 'info', words: t('staffSerialIssues.claim.none') });
    }
    // The paper shows the page as it stands at that moment.
    flushSync(() => setLetter(answer));
    window.print();
    setLetter(null);
    if (query.situacao !== 'reclamado') setPrinted(answer.itens);
    if (answer.cortado) {
      const words = t('staffSerialIssues.claim.cut', { number: mostClaimedIssues });
      showToast({ tone: 'warning', words });
    }
  };
  return (
    <div className={styles.form}>
      <Stack gap={3}>
        <TextArea
          label={t('staffSerialIssues.claim.to')}
          description={t('staffSerialIssues.claim.toHint')}
          optionalWord={t('libraryFields.optional')}
          name="fornecedor"
          rows={3}
          maxLength={500}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <div>
          <Button icon="print" isPending={isBusy} onClick={() => void print()}>
            {t('staffSerialIssues.claim.print')}
          </Button>
        </div>
        {printed.length > 0 && (
          <MarkClaimed
            issues={printed}
            onDone={(words) => {
              setPrinted([]);
              onDone(words);
            }}
          />
        )}
      </Stack>
      {letter && <ClaimLetter letter={letter} to={to} />}
    </div>
  );
}

interface MarkClaimedProps {
  readonly issues: ClaimLetterText['itens'];
  readonly onDone: DoneHandler;
}

/** Button that sets the issues of the printed letter as claimed. */
function MarkClaimed({ issues, onDone }: MarkClaimedProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('claimIssues');
  const mark = async () => {
    const answer = await act({ body: { itens: issues } });
    if (!answer) return;
    const { reclamados: marked, mudados: changed } = answer;
    const words = [
      marked > 0 && t('staffSerialIssues.claim.marked', { count: marked }),
      changed > 0 && t('staffSerialIssues.claim.changed', { count: changed }),
    ];
    onDone(words.filter(Boolean).join(' '));
  };
  return (
    <Stack gap={2}>
      <p className={styles.facts}>{t('staffSerialIssues.claim.markHint')}</p>
      <div>
        <Button icon="check" isPending={isBusy} onClick={() => void mark()}>
          {t('staffSerialIssues.claim.mark', { count: issues.length })}
        </Button>
      </div>
    </Stack>
  );
}
