import { useStored } from '../../browser/stored-value.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { keptSound, playSound } from './scan-sound.ts';

/** Whether this machine is heard: as large as a finger; who switches it on hears it. */
export function SoundSwitch() {
  const { t } = useTranslation();
  const isOn = useStored(keptSound)?.isOn ?? true;
  return (
    <Button
      role="switch"
      aria-checked={isOn}
      icon={isOn ? 'check' : 'close'}
      onClick={() => {
        keptSound.write({ isOn: !isOn });
        playSound('success');
      }}
    >
      {t('desk.sound')}
    </Button>
  );
}
