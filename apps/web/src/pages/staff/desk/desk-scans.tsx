import type { RefObject } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { ScanForm } from '../../../features/desk/scan-form.tsx';
import { FoundPatrons } from './found-patrons.tsx';
import type { useDesk } from './use-desk.ts';

interface DeskScansProps {
  readonly desk: ReturnType<typeof useDesk>;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Field for the next scan: a card, a copy to lend, or a returned copy. */
export function DeskScans({ desk, form }: DeskScansProps) {
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
