import { useEffect, useRef, type Ref, type RefObject } from 'react';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import { useDone, type DoneHandler } from '../../../parts/staff/use-done.ts';
import { CopyFacts } from './copy-facts.tsx';
import { CopyHistory } from './copy-history.tsx';
import { nameOf, type Choices, type WholeCopy } from '../../../features/staff-copy/copy.ts';
import { ChangeCopyForm } from './copy-forms.tsx';
import { RecordDifferences } from './record-differences.tsx';
import { StateForm } from './state-form.tsx';

interface CopyCardProps {
  readonly id: number;
  readonly choices: Choices;
  /** Whether the keyboard moves to the card. */
  readonly takesFocus?: boolean;
  /** Whether the address asks for the form that changes where the copy belongs: it is then open. */
  readonly isToChange?: boolean;
}

/** Copy as it is now, and the acts on it. */
export function CopyCard({ id, choices, takesFocus = false, isToChange = false }: CopyCardProps) {
  const query = endpointQuery('getStaffCopy', { params: { id: String(id) } });
  const result = useEndpoint(query, { staleTime: 0 });
  const { heading, done } = useDone('getStaffCopy');
  useLead(heading, takesFocus && result.data !== undefined);
  return (
    <QueryBoundary asked={result}>
      {(copy) => (
        <article className={styles.entry}>
          <CopyHead copy={copy} headingRef={heading} />
          <CopyFacts copy={copy} />
          <RecordDifferences copy={copy} onDone={done} />
          <CopyForms copy={copy} choices={choices} isToChange={isToChange} onDone={done} />
          <CopyHistory copy={copy} />
        </article>
      )}
    </QueryBoundary>
  );
}

/** Focuses the heading once, as soon as it is there. */
function useLead(heading: RefObject<HTMLHeadingElement | null>, isThere: boolean): void {
  const isLed = useRef(false);
  useEffect(() => {
    if (!isThere || isLed.current) return;
    isLed.current = true;
    heading.current?.focus();
  }, [isThere, heading]);
}

interface CopyHeadProps {
  readonly copy: WholeCopy;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

function CopyHead({ copy, headingRef }: CopyHeadProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.entryHead}>
      <h2 ref={headingRef} tabIndex={-1}>
        {nameOf(copy)}
      </h2>
      <Chip tone={copy.situacao === 'na_estante' ? 'success' : 'neutral'}>
        {t(`staffCopies.states.${copy.situacao}`)}
      </Chip>
    </div>
  );
}

interface CopyFormsProps {
  readonly copy: WholeCopy;
  readonly choices: Choices;
  readonly isToChange: boolean;
  readonly onDone: DoneHandler;
}

/** Forms for the state of a copy and for where it belongs; the requested one is open. */
function CopyForms({ copy, choices, isToChange, onDone }: CopyFormsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Disclosure title={t('staffCopies.state')} isOpenAtFirst={!isToChange}>
        <StateForm key={copy.situacao} copy={copy} onDone={onDone} />
      </Disclosure>
      <Disclosure title={t('staffCopies.change')} isOpenAtFirst={isToChange}>
        <ChangeCopyForm key={copy.versao} copy={copy} choices={choices} onDone={onDone} />
      </Disclosure>
    </>
  );
}
