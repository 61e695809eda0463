import type { VendorName } from '@estante/contract/plain';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { failureWords } from '../../api/failure-words.ts';
import {
  useVendorOpening,
  useVendors,
  type VendorStep,
} from '../../parts/vendors/vendor-opening.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../ui/layouts/flow.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';

/** Page that takes a reader who signed in for a vendor on to that vendor; this page stays. */
export function VendorEntry({ vendor }: { readonly vendor: VendorName }) {
  const { t } = useTranslation();
  const { data } = useVendors();
  const { step, open } = useVendorOpening(vendor);
  useAtOnce(open);
  const name = data?.find(({ base }) => base === vendor)?.nome ?? t('vendor.unnamed');
  const isKnown = step.kind !== 'failed' || step.failure.status !== 404;
  return (
    <Stack gap={5}>
      <PageHeader title={t('vendor.title', { name })}>
        {step.kind !== 'failed' && t('vendor.intro')}
      </PageHeader>
      <Step step={step} />
      <Cluster>
        {isKnown && (
          <Button
            variant="primary"
            icon="external"
            isPending={step.kind === 'opening' || step.kind === 'closed'}
            onClick={() => void open()}
          >
            {t(step.kind === 'open' ? 'vendor.openAgain' : 'vendor.open', { name })}
          </Button>
        )}
        <ButtonLink href="/" variant="quiet">
          {t('frame.home')}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}

/** Acts once, when the page is mounted. */
function useAtOnce(act: () => Promise<unknown>): void {
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void act();
  }, [act]);
}

function Step({ step }: { readonly step: VendorStep }) {
  const { t } = useTranslation();
  switch (step.kind) {
    case 'closed':
    case 'opening':
      return <Message isLive>{t('vendor.opening')}</Message>;
    case 'open':
      return (
        <Message tone="success" isLive>
          {t('vendor.isOpen')}
        </Message>
      );
    case 'held-back':
      return (
        <Message tone="warning" isLive>
          {t('vendor.heldBack')}
        </Message>
      );
    case 'failed':
      return (
        <Message tone="danger" isLive>
          {failureWords(step.failure, t)}
        </Message>
      );
  }
}
