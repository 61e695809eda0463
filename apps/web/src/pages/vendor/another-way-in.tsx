import type { VendorName } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { useSessionState } from '../../session/use-session.ts';
import { useAct } from '../../api/use-act.ts';
import { AccessPanel } from '../../features/sign-in/access-panel.tsx';
import { useSignIn } from '../../features/sign-in/use-sign-in.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';

interface AnotherWayInProps {
  readonly vendor: VendorName;
  readonly name: string;
  /** Called with the address at the vendor, good once. */
  readonly onAddress: (url: string) => void;
}

/** Button that requests an entry to the vendor; a reader who is not signed in signs in on this page first. */
export function AnotherWayIn({ vendor, name, onAddress }: AnotherWayInProps) {
  const { t } = useTranslation();
  const state = useSessionState();
  const { act, isBusy } = useAct('getVendorAddress');
  const ask = async () => {
    const answer = await act({ body: { base: vendor } });
    if (answer) onAddress(answer.url);
  };
  const signIn = useSignIn({ kind: 'embedded', onSignedIn: () => void ask() });
  switch (state.kind) {
    case 'unknown':
      return <Spinner label={t('vendor.opening')} />;
    case 'anonymous':
    case 'interrupted':
      return (
        <Stack gap={4}>
          <p>{t('vendor.signIn', { name })}</p>
          <AccessPanel signIn={signIn} />
        </Stack>
      );
    case 'signed-in':
      return (
        <div>
          <Button variant="primary" isPending={isBusy} onClick={() => void ask()}>
            {t('vendor.askAgain')}
          </Button>
        </div>
      );
  }
}
