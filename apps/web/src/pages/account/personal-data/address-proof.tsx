import { ProofField } from '../../../features/sign-in/proof-field.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { useConfirmation } from '../../../parts/patrons/use-confirmation.ts';

interface AddressProofProps {
  readonly confirmation: ReturnType<typeof useConfirmation>;
  readonly onWrite: (password: string) => void;
  readonly error: string | undefined;
}

/** Proof of identity before mail goes to another address. */
export function AddressProof({ confirmation, onWrite, error }: AddressProofProps) {
  const { t } = useTranslation();
  return (
    <>
      {!confirmation.isReady && <p>{t('confirmation.beforeEmail')}</p>}
      <ProofField
        confirmation={confirmation}
        label={t('personalData.password')}
        description={t('personalData.passwordHint')}
        name="senha"
        onWrite={onWrite}
        error={error}
      />
    </>
  );
}
