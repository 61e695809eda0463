import type { VendorName } from '@estante/contract/plain';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../app/api.ts';
import { failureWords } from '../../app/failure-toast.ts';
import { ApiContext } from '../../app/query.ts';
import { useSessionState } from '../../app/session/use-session.ts';
import { AccessPanel } from '../../features/sign-in/access-panel.tsx';
import { useSignIn } from '../../features/sign-in/use-sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Message } from '../../ui/message.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface AnotherWayInProps {
  readonly vendor: VendorName;
  readonly name: string;
  /** The address at the vendor, good once. */
  readonly onAddress: (url: string) => void;
}

/** Asks the server for a way in at the vendor; whoever is nobody yet signs in on this page first. */
export function AnotherWayIn({ vendor, name, onAddress }: AnotherWayInProps) {
  const { t } = useTranslation();
  const state = useSessionState();
  const { ask, isAsking, failure } = useAddress(vendor, onAddress);
  const signIn = useSignIn({ kind: 'embedded', onSignedIn: () => void ask() });
  switch (state.kind) {
    case 'unknown':
      return <Spinner label={t('vendor.opening')} />;
    case 'anonymous':
      return (
        <Stack gap={4}>
          <p>{t('vendor.signIn', { name })}</p>
          <AccessPanel signIn={signIn} />
        </Stack>
      );
    case 'signed-in':
      return (
        <Stack gap={4}>
          {failure && (
            <Message tone="danger" isLive>
              {failureWords(failure, t)}
            </Message>
          )}
          <div>
            <Button look="primary" isPending={isAsking} onClick={() => void ask()}>
              {t('vendor.askAgain')}
            </Button>
          </div>
        </Stack>
      );
  }
}

function useAddress(vendor: VendorName, onAddress: (url: string) => void) {
  const call = useContext(ApiContext);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const ask = async () => {
    if (!call) return;
    setAsking(true);
    setFailure(null);
    try {
      const { url } = await call('getVendorAddress', { body: { base: vendor } });
      onAddress(url);
    } catch (error) {
      setFailure(
        error instanceof ApiFailure ? error : new ApiFailure(500, 'OcorreuErroInesperado'),
      );
    } finally {
      setAsking(false);
    }
  };
  return { ask, isAsking, failure };
}
