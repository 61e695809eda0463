import { claimableStates, type IssueStateCode } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { ClaimForm } from './claim-form.tsx';
import type { Serial } from './serial-field.tsx';

interface OfSerialProps {
  readonly serial: Serial;
  readonly state: IssueStateCode;
  /** Number of a library, or ''. */
  readonly library: string;
  readonly onDone: DoneHandler;
}

/** Serial that the list is filtered by, and the letter that claims its missing issues. */
export function OfSerial({ serial, state, library, onDone }: OfSerialProps) {
  const { t } = useTranslation();
  const situacao = claimableStates.find((one) => one === state);
  const acervo = String(serial.cod_acervo);
  return (
    <>
      <p>{t('staffSerialIssues.ofSerial', { title: serial.titulo })}</p>
      {situacao && (
        <Disclosure title={t('staffSerialIssues.claim.title')}>
          <ClaimForm
            key={`${acervo} ${situacao} ${library}`}
            query={{ acervo, situacao, ...(library !== '' && { biblioteca: library }) }}
            onDone={onDone}
          />
        </Disclosure>
      )}
    </>
  );
}
