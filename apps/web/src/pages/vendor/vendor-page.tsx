import { addressOnHost } from '@estante/contract/plain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { takeVendorData } from '../../parts/vendors/vendor-data.ts';
import { useVendors } from '../../parts/vendors/vendor-opening.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { EntryLayout } from '../../ui/layouts/entry-layout.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { AnotherWayIn } from './another-way-in.tsx';

const vendor = 'pearson';

type Step =
  | { readonly kind: 'reading' }
  /** Nothing was kept for this tab, or it was kept too long ago. */
  | { readonly kind: 'nothing' }
  /** The address is on no host of the vendor. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'going'; readonly url: string };

/** A tab that was opened to take a reader to the vendor, by what the page that opened it has kept. */
export function Page() {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const { step, name, failed, go } = useWayThere();
  return (
    <EntryLayout
      back={
        <ButtonLink href="/" variant="quiet" icon="arrowLeft">
          {t('login.back')}
        </ButtonLink>
      }
      brand={<Logo name={t('product')} over={institution ? [institution.sigla] : []} />}
    >
      <title>{`${t('vendor.title', { name })} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={t('vendor.title', { name })} />
      {failed ? (
        <FailureState
          failure={failed.failure}
          onRetry={failed.retry}
          isRetrying={failed.isRetrying}
        />
      ) : (
        <Told step={step} name={name} onAddress={go} />
      )}
    </EntryLayout>
  );
}

interface ToldProps {
  readonly step: Step;
  readonly name: string;
  readonly onAddress: (url: string) => void;
}

function Told({ step, name, onAddress }: ToldProps) {
  const { t } = useTranslation();
  const another = <AnotherWayIn vendor={vendor} name={name} onAddress={onAddress} />;
  switch (step.kind) {
    case 'reading':
      return (
        <>
          <Spinner label={t('vendor.going', { name })} />
          <noscript>{t('login.noScript')}</noscript>
        </>
      );
    case 'nothing':
      return (
        <Stack gap={5}>
          <Message>{t('vendor.nothing')}</Message>
          {another}
        </Stack>
      );
    case 'refused':
      return (
        <Stack gap={5}>
          <Message tone="danger" isLive>
            {t('vendor.refused')}
          </Message>
          {another}
        </Stack>
      );
    case 'going':
      return (
        <>
          <Spinner label={t('vendor.going', { name })} />
          <p>
            <Link href={step.url} rel="noreferrer">
              {t('vendor.goOn', { name })}
            </Link>
          </p>
        </>
      );
  }
}

/** Reads once what is kept, and goes there if the vendor is there. */
function useWayThere() {
  const { t } = useTranslation();
  const asked = useVendors();
  const { data, isFetching, refetch } = asked;
  const failure = useFailure(asked) ?? asked.error;
  const [step, setStep] = useState<Step>({ kind: 'reading' });
  const isTaken = useRef(false);
  const go = useCallback(
    (address: string) => {
      const hosts = data?.find(({ base }) => base === vendor)?.hosts ?? [];
      const url = addressOnHost(address, hosts)?.href;
      if (url === undefined) return setStep({ kind: 'refused' });
      setStep({ kind: 'going', url });
      location.replace(url);
    },
    [data],
  );
  useEffect(() => {
    if (!data || isTaken.current) return;
    isTaken.current = true;
    void takeVendorData(vendor).then((kept) =>
      kept ? go(kept.url) : setStep({ kind: 'nothing' }),
    );
  }, [data, go]);
  const name = data?.find(({ base }) => base === vendor)?.nome ?? t('vendor.unnamed');
  const failed = failure && { failure, retry: () => void refetch(), isRetrying: isFetching };
  return { step, name, failed, go };
}
