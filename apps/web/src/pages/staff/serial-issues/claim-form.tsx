import type { Translate } from '@estante/phrases/translator';
import { useState } from 'react';
import type { Output } from '../../../api/api.ts';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { ClaimLetter, type ClaimLetterText } from './claim-letter.tsx';
import { useClaimLetter, type ClaimQuery } from './use-claim-letter.ts';

interface ClaimFormProps {
  readonly query: ClaimQuery;
  readonly onDone: DoneHandler;
}

/**
 * Form that prints the letter to a supplier, and then marks its issues as claimed; the letter exists for as
 * long as it is printed.
 */
export function ClaimForm({ query, onDone }: ClaimFormProps) {
  const { print, isBusy, letter, printed, setPrinted } = useClaimLetter(query);
  const [to, setTo] = useState('');
  const tell: DoneHandler = (words) => {
    setPrinted([]);
    onDone(words);
  };
  return (
    <div className={styles.form}>
      <Stack gap={3}>
        <SupplierField to={to} onChange={setTo} />
        <PrintButton isBusy={isBusy} onPrint={() => void print()} />
        {printed.length > 0 && <MarkClaimed issues={printed} onDone={tell} />}
      </Stack>
      {letter && <ClaimLetter letter={letter} to={to} />}
    </div>
  );
}

interface SupplierFieldProps {
  readonly to: string;
  readonly onChange: (to: string) => void;
}

function SupplierField({ to, onChange }: SupplierFieldProps) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('staffSerialIssues.claim.to')}
      description={t('staffSerialIssues.claim.toHint')}
      optionalWord={t('libraryFields.optional')}
      name="fornecedor"
      rows={3}
      maxLength={500}
      value={to}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface PrintButtonProps {
  readonly isBusy: boolean;
  readonly onPrint: () => void;
}

function PrintButton({ isBusy, onPrint }: PrintButtonProps) {
  const { t } = useTranslation();
  return (
    <div>
      <Button icon="print" isPending={isBusy} onClick={onPrint}>
        {t('staffSerialIssues.claim.print')}
      </Button>
    </div>
  );
}

interface MarkClaimedProps {
  readonly issues: ClaimLetterText['itens'];
  readonly onDone: DoneHandler;
}

/** Button that marks the issues of the printed letter as claimed. */
function MarkClaimed({ issues, onDone }: MarkClaimedProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('claimIssues');
  const mark = async () => {
    const answer = await act({ body: { itens: issues } });
    if (answer) onDone(markedWords(answer, t));
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

/** Tells the numbers of issues that were marked, and that had changed meanwhile. */
function markedWords({ reclamados, mudados }: Output<'claimIssues'>, t: Translate): string {
  const words = [
    reclamados > 0 && t('staffSerialIssues.claim.marked', { count: reclamados }),
    mudados > 0 && t('staffSerialIssues.claim.changed', { count: mudados }),
  ];
  return words.filter(Boolean).join(' ');
}
