import { useTranslation } from '../../languages/use-translation.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { pressedControls, showInlineError } from '../../ui/feedback/inline-error-place.ts';

interface CopyButtonProps {
  readonly text: string;
  /** Name of the button, with what it copies, for screen reader users who do not see the text beside it. */
  readonly label: string;
  /** Words that are announced and shown once the text is copied. */
  readonly done: string;
}

export function CopyButton({ text, label, done }: CopyButtonProps) {
  const { t } = useTranslation();
  const copy = async () => {
    const pressed = pressedControls();
    try {
      await navigator.clipboard.writeText(text);
      announce(done);
      showToast({ tone: 'success', words: done });
    } catch {
      showInlineError(pressed, { tone: 'warning', words: t('exports.copyFailed') });
    }
  };
  return (
    <Button
      size="small"
      icon="copy"
      aria-label={label}
      data-script="needed"
      data-print="no"
      onClick={() => void copy()}
    >
      {t('exports.copy')}
    </Button>
  );
}
