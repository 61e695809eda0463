import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { askAgain, endpointQuery, queryKey, useEndpoint } from '../../api/query.ts';
import { useAct } from '../../api/use-act.ts';
import { CopyButton } from '../../features/exports/copy-button.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../ui/layouts/flow.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const query = endpointQuery('getCalendarFeed', {});

/** Private address of a calendar of due days; it can be revoked. */
export function CalendarFeed() {
  const { t } = useTranslation();
  const asked = useEndpoint(query);
  return (
    <section data-print="no">
      <Stack gap={3}>
        <h2>{t('calendarFeed.title')}</h2>
        <p>{t('calendarFeed.text')}</p>
        <QueryBoundary asked={asked} skeleton={<Skeleton lines={2} />}>
          {({ criado_em }) => <Address since={criado_em} />}
        </QueryBoundary>
      </Stack>
    </section>
  );
}

/** Last act on this page: a new address is shown once. */
type FeedResult =
  | { readonly kind: 'made'; readonly address: string }
  | { readonly kind: 'removed' };

/** Calendar address; `since` is when the present one was made. */
function Address({ since }: { readonly since: string | null }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const make = useAct('makeCalendarFeed');
  const remove = useAct('removeCalendarFeed');
  const [done, setDone] = useState<FeedResult | null>(null);
  const [asked, setAsked] = useState<'replace' | 'remove' | null>(null);
  const makeButton = useRef<HTMLButtonElement>(null);
  const create = async () => {
    setAsked(null);
    const made = await make.act({ body: {} });
    await askAgain(client, queryKey(query));
    if (made) setDone({ kind: 'made', address: made.endereco });
  };
  const revoke = async () => {
    setAsked(null);
    const isDone = await remove.act({});
    await askAgain(client, queryKey(query));
    if (!isDone) return;
    setDone({ kind: 'removed' });
    // The pressed button is gone.
    makeButton.current?.focus();
  };
  return (
    <>
      {done?.kind === 'made' && <NewAddressMessage address={done.address} />}
      {done?.kind === 'removed' && (
        <Message isLive tone="success">
          {t('calendarFeed.removed')}
        </Message>
      )}
      {since !== null && <p>{t('calendarFeed.since', { at: since })}</p>}
      <Cluster>
        <Button
          ref={makeButton}
          icon="calendar"
          isPending={make.isBusy}
          onClick={() => (since === null ? void create() : setAsked('replace'))}
        >
          {t(since === null ? 'calendarFeed.make' : 'calendarFeed.makeAnother')}
        </Button>
        {since !== null && (
          <Button icon="trash" isPending={remove.isBusy} onClick={() => setAsked('remove')}>
            {t('calendarFeed.remove')}
          </Button>
        )}
      </Cluster>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t(asked === 'remove' ? 'calendarFeed.askRemove' : 'calendarFeed.askAnother')}
        confirmLabel={t(asked === 'remove' ? 'calendarFeed.remove' : 'calendarFeed.makeAnother')}
        cancelLabel={t('calendarFeed.keep')}
        closeLabel={t('frame.close')}
        onConfirm={() => void (asked === 'remove' ? revoke() : create())}
        onCancel={() => setAsked(null)}
      >
        {t('calendarFeed.askText')}
      </ConfirmDialog>
    </>
  );
}

function NewAddressMessage({ address }: { readonly address: string }) {
  const { t } = useTranslation();
  return (
    <Message
      isLive
      tone="success"
      title={t('calendarFeed.made')}
      actions={
        <CopyButton text={address} label={t('calendarFeed.copy')} done={t('calendarFeed.copied')} />
      }
    >
      <TextField
        label={t('calendarFeed.address')}
        description={t('calendarFeed.how')}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
    </Message>
  );
}
