import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { failureWords } from '../../api/failure-words.ts';
import { useSignInFirst, type SignInFirst } from '../../session/sign-in-first.ts';
import { useVendorOpening } from '../../parts/vendors/vendor-opening.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import styles from './title.module.css';

interface VendorLinkProps {
  /** Address of the page at the vendor. */
  readonly href: string;
  readonly vendor: NonNullable<Output<'listTitleLinks'>[number]['fornecedor']>;
  /** Called once the signed-in reader was taken there: not if the browser or the server refused. */
  readonly onOpened: () => void;
  readonly children: ReactNode;
}

/** Link of restricted access: a reader who is signed in, or signs in over the page, is taken there. */
export function VendorLink({ href, vendor, onOpened, children }: VendorLinkProps) {
  const { t } = useTranslation();
  const signInFirst = useSignInFirst();
  const { step, open } = useVendorOpening(vendor.base, href);
  const { nome: name } = vendor;
  const enter = async () => {
    if (await open()) onOpened();
  };
  const enterAs = async (signIn: SignInFirst) => {
    if (await signIn()) await enter();
  };
  const follow = (event: MouseEvent) => {
    // A click with a modifier key, or without a dialog, goes through the login page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !signInFirst) return;
    event.preventDefault();
    void enterAs(signInFirst);
  };
  return (
    <>
      <ButtonLink
        href={`/login?redirect=${vendor.base}`}
        icon="external"
        variant="primary"
        target="_blank"
        onClick={follow}
      >
        {children}
        <span className={styles.hint}> ({t('title.newWindow')})</span>
      </ButtonLink>
      <p className={styles.restricted}>{t('vendor.restricted', { name })}</p>
      {step.kind === 'held-back' && (
        <Message
          tone="warning"
          isLive
          actions={<Button onClick={() => void enter()}>{t('vendor.open', { name })}</Button>}
        >
          {t('vendor.heldBack')}
        </Message>
      )}
      {step.kind === 'failed' && (
        <Message tone="danger" isLive>
          {failureWords(step.failure, t)}
        </Message>
      )}
    </>
  );
}
