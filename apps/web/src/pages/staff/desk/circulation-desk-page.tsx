import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShelfLabel } from '../../../features/desk/desk-entry.ts';
import { DeskLog } from '../../../features/desk/desk-log.tsx';
import styles from '../../../features/desk/desk.module.css';
import { SoundSwitch } from '../../../features/desk/sound-switch.tsx';
import { useScanner } from '../../../features/desk/use-scanner.ts';
import { DeskModes } from './desk-modes.tsx';
import { DeskPlace, useDeskPlace } from './desk-place.tsx';
import { DeskReceipts } from './desk-receipts.tsx';
import { DeskScans } from './desk-scans.tsx';
import { AskedException, LatePatronCard, useLateParts } from './late-parts.tsx';
import { PrintedLabel } from './printed-label.tsx';
import { useDeskExceptions } from './use-desk-exceptions.ts';
import { useDeskKeys, type DeskKey } from './use-desk-keys.ts';
import { useDesk } from './use-desk.ts';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

export function Page() {
  return (
    <StaffTask name="desk">
      <Desk />
    </StaffTask>
  );
}

/** Lending and returning by bar codes, with the keyboard alone or with a mouse. */
function Desk() {
  const place = useDeskPlace();
  const desk = useDesk(place.library);
  const { mode, patron, entries } = desk;
  const form = useRef<HTMLFormElement>(null);
  useScanner(form, desk.scan);
  useLateParts();
  const focus = useCallback(() => form.current?.querySelector('input')?.focus(), []);
  const { label, print } = useShelfLabel(focus);
  const exceptions = useDeskExceptions(focus);
  const act = (key: DeskKey) => {
    // The exception applies to the last refusal, if it may be overridden.
    if (key === 'except') return exceptions.ask(entries[0]?.exception ?? null);
    if (exceptions.asked) return;
    if (key === 'next') desk.leave();
    else desk.changeMode(key);
    focus();
  };
  useDeskKeys(act);
  const receipts = (
    <DeskReceipts
      entries={entries}
      library={place.name}
      isAside={label !== null}
      onPrinted={focus}
    />
  );
  return (
    <>
      <DeskHead place={place} onChosen={focus} />
      <DeskModes mode={mode} onAct={act} />
      <DeskScans desk={desk} form={form} />
      {mode === 'lend' && patron && (
        <LatePatronCard
          patron={patron}
          acts={desk.acts}
          onGone={exceptions.regain}
          onLeave={() => act('next')}
        />
      )}
      {mode === 'lend' && receipts}
      <DeskLog
        audience="staff"
        entries={exceptions.entriesOf(entries)}
        onPrint={print}
        onExcept={exceptions.ask}
      />
      {/* The destination of each copy matters most while a pile is returned. */}
      {mode === 'return' && receipts}
      {label && <PrintedLabel label={label} />}
      <AskedException exceptions={exceptions} />
    </>
  );
}

interface DeskHeadProps {
  readonly place: ReturnType<typeof useDeskPlace>;
  readonly onChosen: () => void;
}

/** Library of the desk, and the switch for the sound of scans. */
function DeskHead({ place, onChosen }: DeskHeadProps) {
  return (
    <div className={styles.place} data-print="no">
      <DeskPlace {...place} onChosen={onChosen} />
      <div>
        <SoundSwitch />
      </div>
    </div>
  );
}

/** Prints the label of a copy set aside, alone, and returns the keyboard. */
function useShelfLabel(focus: () => void) {
  const [label, setLabel] = useState<ShelfLabel | null>(null);
  const print = (next: ShelfLabel) => {
    // Printing shows the page as it stands at that moment.
    flushSync(() => setLabel(next));
    window.print();
    setLabel(null);
    focus();
  };
  return { label, print };
}
