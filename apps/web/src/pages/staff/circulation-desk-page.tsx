import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { ApiContext } from '../../api/query.ts';
import { Button } from '../../ui/button.tsx';
import { Cluster } from '../../ui/flow.tsx';
import { DeskLog } from '../../features/desk/desk-log.tsx';
import { DeskReceipts } from './desk/desk-receipts.tsx';
import { PatronCard } from './desk/patron-card.tsx';
import { PatronSearch } from './desk/patron-search.tsx';
import { ScanForm } from '../../features/desk/scan-form.tsx';
import { useDesk, type DeskMode, type DeskPatron } from './desk/use-desk.ts';
import { StaffTask } from './staff-task.tsx';

export function Page() {
  return (
    <StaffTask name="desk">
      <Desk />
    </StaffTask>
  );
}

/** Function keys that browsers leave alone. */
const keys: Readonly<Record<string, DeskMode | 'next'>> = {
  F2: 'lend',
  F4: 'return',
  F8: 'next',
};

/** Lending and taking back by bar codes, without the mouse. */
function Desk() {
  const { t } = useTranslation();
  const call = useContext(ApiContext);
  const [patron, setPatron] = useState<DeskPatron | null>(null);
  const refresh = async () => {
    if (!call || !patron) return;
    const fresh = await call('getDeskPatron', { params: { id: String(patron.cod_login) } });
    // Who has left meanwhile does not come back.
    setPatron((current) => (current?.cod_login === fresh.cod_login ? fresh : current));
  };
  const desk = useDesk(patron, refresh);
  const { mode } = desk;
  const receipts = <DeskReceipts entries={desk.entries} />;
  const onKey = useRef((_key: DeskMode | 'next') => {});
  const leave = () => {
    setPatron(null);
    desk.clear();
    desk.changeMode('lend');
  };
  useEffect(() => {
    onKey.current = (key) => (key === 'next' ? leave() : desk.changeMode(key));
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = keys[event.key];
      if (!key || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onKey.current(key);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <div data-print="no">
        <Cluster>
          {(['lend', 'return'] as const).map((one) => (
            <Button
              key={one}
              look={mode === one ? 'primary' : 'secondary'}
              aria-pressed={mode === one}
              aria-keyshortcuts={one === 'lend' ? 'F2' : 'F4'}
              onClick={() => desk.changeMode(one)}
            >
              {t(`desk.modes.${one}`)}
            </Button>
          ))}
          <Button aria-keyshortcuts="F8" onClick={leave}>
            {t('desk.next')}
          </Button>
        </Cluster>
      </div>
      {mode === 'return' || patron ? (
        <ScanForm
          label={t(mode === 'lend' ? 'desk.lendCode' : 'desk.returnCode')}
          verb={t(mode === 'lend' ? 'desk.lend' : 'desk.return')}
          choice={desk.choice}
          isBusy={desk.isBusy}
          onScan={desk.scan}
        />
      ) : (
        <PatronSearch onFound={setPatron} />
      )}
      {mode === 'lend' && patron && <PatronCard patron={patron} onLeave={leave} />}
      {mode === 'lend' && receipts}
      <DeskLog entries={desk.entries} />
      {/* Of a pile that comes back what each is to become counts most. */}
      {mode === 'return' && receipts}
    </>
  );
}
