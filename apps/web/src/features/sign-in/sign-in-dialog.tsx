import { useTranslation } from '../../languages/use-translation.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { AccessPanel } from './access-panel.tsx';
import { useSignIn } from './use-sign-in.ts';

interface SignInDialogProps {
  readonly isOpen: boolean;
  /** Called on closing, with whether a person is signed in. */
  readonly onClose: (isSignedIn: boolean) => void;
}

/** Dialog with the login, over the page that it interrupts. */
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

/** Content of the dialog, mounted anew each time it opens. */
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
