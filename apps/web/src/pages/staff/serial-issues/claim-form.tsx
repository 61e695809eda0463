import { mostClaimedIssues, type claimableStates } from '@estante/contract/plain';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Output } from '../../../api/api.ts';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { usePageConfig } from '../../../parts/institution/page-config.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import letterStyles from '../letters.module.css';
import styles from '../staff-list.module.css';

type Letter = Output<'writeIssueClaim'>;

interface ClaimFormProps {
  readonly query: {
    readonly acervo: string;
    readonly situacao: (typeof claimableStates)[number];
    readonly biblioteca?: string;
  };
}

/** Form that prints the letter to a supplier; the letter is there for as long as it is printed. */
export function ClaimForm({ query }: ClaimFormProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('writeIssueClaim');
  const [to, setTo] = useState('');
  const [letter, setLetter] = useState<Letter | null>(null);
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
      </Stack>
      {letter && <ClaimLetter letter={letter} to={to} />}
    </div>
  );
}

function ClaimLetter({ letter, to }: { readonly letter: Letter; readonly to: string }) {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  return (
    <section
      className={letterStyles.letters}
      data-print="alone"
      aria-label={t('staffSerialIssues.claim.letter')}
    >
      <article className={letterStyles.letter}>
        <p>
          <strong>{institution?.nome}</strong>
        </p>
        <p>{letter.data}</p>
        {to !== '' && <address className={letterStyles.to}>{to}</address>}
        <p>{letter.saudacao}</p>
        <p>{letter.pedido}</p>
        <ul>
          {letter.fasciculos.map((issue, at) => (
            <li key={at}>{issue}</li>
          ))}
        </ul>
        <p>{letter.fecho}</p>
      </article>
    </section>
  );
}
