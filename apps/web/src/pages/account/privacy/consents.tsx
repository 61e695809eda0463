import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Output } from '../../../api/api.ts';
import { askAgain } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';

type Consent = Output<'getPrivacy'>['consentimentos'][number];

/** Consents of a reader: to what, when and to which version of the wording. */
export function Consents({ consents }: { readonly consents: readonly Consent[] }) {
  const { t } = useTranslation();
  return (
    <section>
      <Stack gap={4}>
        <h2>{t('privacy.consents.title')}</h2>
        <p>{t('privacy.consents.lead')}</p>
        {consents.map((consent) => (
          <OneConsent key={consent.assunto} consent={consent} />
        ))}
      </Stack>
    </section>
  );
}

function OneConsent({ consent }: { readonly consent: Consent }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { assunto, vale, versao, perguntar, registro } = consent;
  // A consent to an older wording stands until it is given anew.
  const version = perguntar ? (registro[0]?.versao ?? versao) : versao;
  const standing = t(vale ? 'privacy.consents.given' : 'privacy.consents.withdrawn');
  return (
    <Stack gap={2}>
      <h3 ref={heading} tabIndex={-1}>
        {t(`privacy.consents.${assunto}`)}
      </h3>
      <p>
        <strong>{standing}</strong> · {t('privacy.consents.version', { version })}
      </p>
      {perguntar && (
        <Message tone="warning" title={t('privacy.consents.changed')}>
          {t('privacy.consents.changedHint')}
        </Message>
      )}
      {registro.length === 0 ? <p>{t('privacy.consents.none')}</p> : <Log decisions={registro} />}
      {assunto === 'email' ? (
        <>
          <p>{t('privacy.consents.answersStill')}</p>
          <MailConsent
            choices={perguntar ? [true, false] : [!vale]}
            // The pressed button is gone then.
            onDone={() => heading.current?.focus()}
          />
        </>
      ) : (
        <p>{t('privacy.consents.inHistory')}</p>
      )}
    </Stack>
  );
}

function Log({ decisions }: { readonly decisions: Consent['registro'] }) {
  const { t } = useTranslation();
  return (
    <Disclosure title={t('privacy.consents.log')}>
      <ul>
        {decisions.map(({ dado, em, versao: version }) => (
          <li key={em}>
            {t(dado ? 'privacy.consents.logGiven' : 'privacy.consents.logWithdrawn', {
              at: em,
              version,
            })}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

interface MailConsentProps {
  readonly choices: readonly boolean[];
  readonly onDone: () => void;
}

/** Buttons for the possible decisions: the opposite one or, for a new wording, either. */
function MailConsent({ choices, onDone }: MailConsentProps) {
  const { t } = useTranslation();
  const { decide, isBusy } = useMailDecision(onDone);
  return (
    <Cluster>
      {choices.map((dado) => (
        <Button key={String(dado)} isPending={isBusy} onClick={() => void decide(dado)}>
          {t(dado ? 'privacy.consents.allowMail' : 'privacy.consents.stopMail')}
        </Button>
      ))}
    </Cluster>
  );
}

function useMailDecision(onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { act, isBusy } = useAct('decideMail');
  const decide = async (dado: boolean) => {
    const done = await act({ body: { dado } });
    if (!done) return;
    await askAgain(client, ['getPrivacy']);
    showToast({ tone: 'success', words: t('privacy.consents.mailSaved') });
    onDone();
  };
  return { decide, isBusy };
}
