import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { holdKeys, takeHeldKeys } from '../../../browser/held-keys.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import type { ShelfLabel } from '../../../features/desk/desk-entry.ts';
import type { DeskException } from '../../../features/desk/desk-exception.ts';
import { DeskLog } from '../../../features/desk/desk-log.tsx';
import styles from '../../../features/desk/desk.module.css';
import { ScanForm } from '../../../features/desk/scan-form.tsx';
import { SoundSwitch } from '../../../features/desk/sound-switch.tsx';
import { useScanner } from '../../../features/desk/use-scanner.ts';
import type { LoggedEntry } from '../../../features/desk/use-scans.ts';
import type { DeskMode } from './desk-patron.ts';
import { DeskPlace, useDeskPlace } from './desk-place.tsx';
import { DeskReceipts } from './desk-receipts.tsx';
import { FoundPatrons } from './found-patrons.tsx';
import { PrintedLabel } from './printed-label.tsx';
import { useDesk } from './use-desk.ts';
import { StaffTask } from '../staff-task.tsx';

const loadCard = () => import('./patron-card.tsx');
const loadDialog = () => import('../../../features/desk/exception-dialog.tsx');
const PatronCard = lazy(async () => ({ default: (await loadCard()).PatronCard }));
const ExceptionDialog = lazy(async () => ({ default: (await loadDialog()).ExceptionDialog }));

export function Page() {
  return (
    <StaffTask name="desk">
      <Desk />
    </StaffTask>
  );
}

type DeskKey = DeskMode | 'next' | 'except';

/** Function keys that browsers leave alone. */
const keys: Readonly<Record<string, DeskKey>> = {
  F2: 'lend',
  F4: 'return',
  F8: 'next',
  F9: 'except',
};

/** Lending and taking back by bar codes: by the keyboard alone, or with a mouse in hand. */
function Desk() {
  const place = useDeskPlace();
  const desk = useDesk(place.library);
  const { mode, patron } = desk;
  const form = useRef<HTMLFormElement>(null);
  const [label, setLabel] = useState<ShelfLabel | null>(null);
  const [exception, setException] = useState<DeskException | null>(null);
  const [made, setMade] = useState<readonly DeskException[]>([]);
  useScanner(form, desk.scan);
  useLater();
  const focus = useCallback(() => form.current?.querySelector('input')?.focus(), []);
  const regain = useRegain(focus);
  const endException = () => {
    setException(null);
    regain();
  };
  const act = (key: DeskKey) => {
    // The exception is for the last refusal, where one may go on.
    if (key === 'except') return setException(desk.entries[0]?.exception ?? null);
    if (exception) return;
    if (key === 'next') desk.leave();
    else desk.changeMode(key);
    focus();
  };
  useKeys(act);
  const printLabel = (next: ShelfLabel) => {
    // The paper shows the page as it stands at that moment.
    flushSync(() => setLabel(next));
    window.print();
    setLabel(null);
    focus();
  };
  const receipts = (
    <DeskReceipts
      entries={desk.entries}
      library={place.name}
      isAside={label !== null}
      onPrinted={focus}
    />
  );
  return (
    <>
      <div className={styles.place} data-print="no">
        <DeskPlace {...place} onChosen={focus} />
        <div>
          <SoundSwitch />
        </div>
      </div>
      <Acts mode={mode} onAct={act} />
      <Scans desk={desk} form={form} />
      {mode === 'lend' && patron && (
        <Suspense fallback={null}>
          <PatronCard
            patron={patron}
            acts={desk.acts}
            onGone={regain}
            onLeave={() => act('next')}
          />
        </Suspense>
      )}
      {mode === 'lend' && receipts}
      <DeskLog
        audience="staff"
        entries={desk.entries.map((entry) => withoutMade(entry, made))}
        onPrint={printLabel}
        onExcept={setException}
      />
      {/* Of a pile that comes back what each is to become counts most. */}
      {mode === 'return' && receipts}
      {label && <PrintedLabel label={label} />}
      {exception && (
        <Suspense fallback={null}>
          <ExceptionDialog
            key={exception.title}
            exception={exception}
            onClose={endException}
            onMade={() => {
              setMade((before) => [...before, exception]);
              endException();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Loads, once the page stands, what the first reader at the desk will need. */
function useLater(): void {
  useEffect(() => {
    // If it does not come, it is asked for again when it is needed.
    for (const load of [loadCard, loadDialog]) load().catch(() => {});
  }, []);
}

/** Brings the keyboard back once a dialog has gone: till then nothing beside it takes it. */
function useRegain(focus: () => void): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) requestAnimationFrame(focus);
  }, [times, focus]);
  return () => setTimes((before) => before + 1);
}

/** Takes from a line the offer of an exception that was made: it is offered no second time. */
function withoutMade(entry: LoggedEntry, made: readonly DeskException[]): LoggedEntry {
  return entry.exception && made.includes(entry.exception) ? { ...entry, exception: null } : entry;
}

function useKeys(onKey: (key: DeskKey) => void): void {
  const pressed = useEffectEvent(onKey);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = keys[event.key];
      if (!key || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      pressed(key);
    };
    document.addEventListener('keydown', press);
    for (const held of takeHeldKeys()) {
      const key = keys[held];
      if (key) pressed(key);
    }
    return () => {
      document.removeEventListener('keydown', press);
      holdKeys();
    };
  }, []);
}

interface ActsProps {
  readonly mode: DeskMode;
  readonly onAct: (act: DeskMode | 'next') => void;
}

function Acts({ mode, onAct }: ActsProps) {
  const { t } = useTranslation();
  return (
    <div data-print="no">
      <Cluster>
        {(['lend', 'return'] as const).map((one) => (
          <Button
            key={one}
            variant={mode === one ? 'primary' : 'secondary'}
            aria-pressed={mode === one}
            aria-keyshortcuts={one === 'lend' ? 'F2' : 'F4'}
            onClick={() => onAct(one)}
          >
            {t(`desk.modes.${one}`)}
          </Button>
        ))}
        <Button aria-keyshortcuts="F8" onClick={() => onAct('next')}>
          {t('desk.next')}
        </Button>
      </Cluster>
    </div>
  );
}

interface ScansProps {
  readonly desk: ReturnType<typeof useDesk>;
  readonly form: RefObject<HTMLFormElement | null>;
}

function Scans({ desk, form }: ScansProps) {
  const { t } = useTranslation();
  const { mode, patron, choices, waiting } = desk;
  const shared = { form, choices, waiting, onScan: desk.scan, onChoose: desk.choose };
  if (mode === 'return') {
    return <ScanForm {...shared} label={t('desk.returnCode')} verb={t('desk.return')} />;
  }
  if (patron) return <ScanForm {...shared} label={t('desk.lendCode')} verb={t('desk.lend')} />;
  return (
    <ScanForm
      {...shared}
      label={t('desk.patron')}
      description={t('desk.patronHint')}
      verb={t('desk.find')}
      icon="search"
    >
      {desk.found && <FoundPatrons found={desk.found} onChoose={desk.choosePatron} />}
    </ScanForm>
  );
}
