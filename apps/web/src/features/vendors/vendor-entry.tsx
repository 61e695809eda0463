import type { VendorName } from '@estante/contract/plain';
import { useTranslation } from 'react-i18next';
import { failureWords } from '../../app/failure-toast.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Cluster, Stack } from '../../ui/flow.tsx';
import { Message } from '../../ui/message.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useVendorEntry, useVendors, type VendorEntryStep } from './use-vendor-entry.ts';

/** Who has signed in to get to a vendor is taken there; this page stays. */
export function VendorEntry({ vendor }: { readonly vendor: VendorName }) {
  const { t } = useTranslation();
  const { data } = useVendors();
  const { step, open } = useVendorEntry(vendor);
  const name = data?.find(({ base }) => base === vendor)?.nome ?? t('vendor.unnamed');
  const isKnown = step.kind !== 'failed' || step.failure.status !== 404;
  return (
    <Stack gap={5}>
      <PageHeader title={t('vendor.title', { name })}>{t('vendor.intro')}</PageHeader>
      <Step step={step} />
      <Cluster>
        {isKnown && (
          <Button
            look="primary"
            icon="external"
            isPending={step.kind === 'opening'}
            onClick={() => void open()}
          >
            {t(step.kind === 'open' ? 'vendor.openAgain' : 'vendor.open', { name })}
          </Button>
        )}
        <ButtonLink href="/" look="quiet">
          {t('frame.home')}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}

function Step({ step }: { readonly step: VendorEntryStep }) {
  const { t } = useTranslation();
  switch (step.kind) {
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
