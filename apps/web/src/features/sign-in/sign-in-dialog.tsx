import { useTranslation } from '../../languages/use-translation.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { AccessPanel } from './access-panel.tsx';
import { useSignIn } from './use-sign-in.ts';

interface SignInDialogProps {
  readonly isOpen: boolean;
  /** Closed with somebody signed in, or without. */
  readonly onClose: (isSignedIn: boolean) => void;
}

/** The login over the page that it interrupts. */
export function SignInDialog({ isOpen, onClose }: SignInDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onClose(false)}
      title={t('login.title')}
      closeLabel={t('frame.close')}
    >
      <Content onSignedIn={() => onClose(true)} />
    </Dialog>
  );
}

/** Begins anew each time the dialog opens. */
function Content({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useTranslation();
  const signIn = useSignIn({ kind: 'modal', onSignedIn });
  return (
    <Stack gap={4}>
      <p>{t('signInFirst.intro')}</p>
      <AccessPanel signIn={signIn} />
    </Stack>
  );
}
