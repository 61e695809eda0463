import { useContext, useState } from 'react';
import { useParams } from 'react-router';
import { failureOf } from '../../api/api.ts';
import { failureToast } from '../../api/failure-toast.ts';
import { ApiContext } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { pressedControls, showInlineError } from '../../ui/feedback/inline-error-place.ts';

type Confirmation =
  | { readonly kind: 'asked' | 'busy' | 'unknown' }
  | { readonly kind: 'done'; readonly email: string };

/**
 * Page that the link in the letter leads to. One press confirms: programs that follow links in letters press
 * nothing.
 */
export function Page() {
  const { t } = useTranslation();
  return (
    <Stack gap={5}>
      <title>{`${t('confirmEmail.title')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={t('confirmEmail.title')} />
      <Confirm />
    </Stack>
  );
}

function Confirm() {
  const { t } = useTranslation();
  const call = useContext(ApiContext);
  const { codigo = '' } = useParams();
  const [state, setState] = useState<Confirmation>({ kind: 'asked' });
  const confirm = async () => {
    if (!call || state.kind === 'busy') return;
    const pressed = pressedControls();
    setState({ kind: 'busy' });
    try {
      const { email } = await call('confirmEmail', { params: { codigo }, body: {} });
      setState({ kind: 'done', email });
    } catch (error) {
      const isUnknown = failureOf(error).status === 404;
      setState({ kind: isUnknown ? 'unknown' : 'asked' });
      if (!isUnknown) showInlineError(pressed, failureToast(error, t));
    }
  };
  switch (state.kind) {
    case 'done':
      return (
        <Message tone="success" isLive>
          {t('confirmEmail.done', { email: state.email })}
        </Message>
      );
    case 'unknown':
      return (
        <Message tone="warning" isLive title={t('confirmEmail.unknown')}>
          {t('confirmEmail.unknownHint')}
        </Message>
      );
    case 'asked':
    case 'busy':
      return (
        <>
          <p>{t('confirmEmail.ask')}</p>
          <div>
            <Button
              variant="primary"
              isPending={state.kind === 'busy'}
              onClick={() => void confirm()}
            >
              {t('confirmEmail.confirm')}
            </Button>
          </div>
        </>
      );
  }
}
