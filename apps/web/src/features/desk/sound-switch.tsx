import { useStored } from '../../browser/stored-value.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { keptSound, playSound } from './scan-sound.ts';

/** Switch for the sound of this machine, as large as a finger; switching it on plays the sound. */
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
