import { useContext, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useParams } from 'react-router';
import { failureOf } from '../../api/api.ts';
import { failureToast } from '../../api/failure-toast.ts';
import { ApiContext } from '../../api/query.ts';
import { NeedsScript } from '../../parts/page/needs-script.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { pressedControls, showInlineError } from '../../ui/feedback/inline-error-place.ts';

type MailEnd = 'asked' | 'busy' | 'done' | 'unknown';

/** Page that the link at the end of a letter leads to: one press, without signing in, ends such letters. */
export function Page() {
  const { t } = useTranslation();
  const call = useContext(ApiContext);
  const { codigo = '' } = useParams();
  const [ending, setEnding] = useState<MailEnd>('asked');
  const end = async () => {
    if (!call || ending === 'busy') return;
    const pressed = pressedControls();
    setEnding('busy');
    try {
      await call('endMail', { params: { codigo }, body: {} });
      setEnding('done');
    } catch (error) {
      const { status } = failureOf(error);
      setEnding(status === 404 || status === 422 ? 'unknown' : 'asked');
      if (status !== 404 && status !== 422) showInlineError(pressed, failureToast(error, t));
    }
  };
  return (
    <Stack gap={5}>
      <title>{`${t('notices.page.title')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={t('notices.page.title')} />
      {ending === 'done' && (
        <Message tone="success" isLive>
          {t('notices.page.done')}
        </Message>
      )}
      {ending === 'unknown' && (
        <Message tone="warning" isLive title={t('notices.page.unknown')}>
          {t('notices.page.unknownHint')}
        </Message>
      )}
      {(ending === 'asked' || ending === 'busy') && (
        <>
          <p>{t('notices.page.ask')}</p>
          <NeedsScript>{t('frame.noScript')}</NeedsScript>
          <div>
            <Button
              data-script="needed"
              variant="primary"
              isPending={ending === 'busy'}
              onClick={() => void end()}
            >
              {t('notices.page.stop')}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
