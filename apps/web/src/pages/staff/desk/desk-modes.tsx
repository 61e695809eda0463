import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import type { DeskMode } from './desk-patron.ts';

interface DeskModesProps {
  readonly mode: DeskMode;
  readonly onAct: (act: DeskMode | 'next') => void;
}

/** Buttons for the mode of the desk, lending or returning, and for the next patron. */
export function DeskModes({ mode, onAct }: DeskModesProps) {
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
