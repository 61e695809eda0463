import { useTranslation } from '../../languages/use-translation.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { EntryLayout } from '../../ui/layouts/entry-layout.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { AnotherWayIn } from './another-way-in.tsx';
import { vendor, type Step, useWayThere } from './use-way-there.ts';

/** Tab opened to take a reader to the vendor, by the address that the opening page has kept. */
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
        <StepMessage step={step} name={name} onAddress={go} />
      )}
    </EntryLayout>
  );
}

interface StepMessageProps {
  readonly step: Step;
  readonly name: string;
  readonly onAddress: (url: string) => void;
}

function StepMessage({ step, name, onAddress }: StepMessageProps) {
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
