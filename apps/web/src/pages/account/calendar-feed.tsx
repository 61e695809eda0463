import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askAgain, endpointQuery, queryKey, useEndpoint } from '../../app/query.ts';
import { useAct } from '../../app/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Cluster, Stack } from '../../ui/flow.tsx';
import { Message } from '../../ui/message.tsx';
import { TextField } from '../../ui/text-field.tsx';

const query = endpointQuery('getCalendarFeed', {});

/** A private address at which a calendar finds what is due; it can be taken back. */
export function CalendarFeed() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useEndpoint(query);
  const make = useAct('makeCalendarFeed');
  const remove = useAct('removeCalendarFeed');
  const [address, setAddress] = useState<string | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  if (!data) return null;
  const change = async (act: () => Promise<void>) => {
    await act();
    await askAgain(client, queryKey(query));
  };
  const create = () =>
    change(async () => {
      const made = await make.act({ body: {} });
      setAddress(made?.endereco ?? null);
      setRemoved(false);
    });
  const revoke = () =>
    change(async () => {
      if (!(await remove.act({}))) return;
      setAddress(null);
      setRemoved(true);
    });
  return (
    <section>
      <Stack gap={3}>
        <h2>{t('calendarFeed.title')}</h2>
        <p>{t('calendarFeed.text')}</p>
        {address !== null && (
          <Message isLive tone="success" title={t('calendarFeed.made')}>
            <TextField
              label={t('calendarFeed.address')}
              readOnly
              value={address}
              onFocus={({ target }) => target.select()}
            />
          </Message>
        )}
        {isRemoved && (
          <Message isLive tone="success">
            {t('calendarFeed.removed')}
          </Message>
        )}
        {data.criado_em !== null && <p>{t('calendarFeed.since', { at: data.criado_em })}</p>}
        <Cluster>
          <Button icon="calendar" isPending={make.isBusy} onClick={() => void create()}>
            {t(data.criado_em === null ? 'calendarFeed.make' : 'calendarFeed.makeAnother')}
          </Button>
          {data.criado_em !== null && (
            <Button icon="trash" isPending={remove.isBusy} onClick={() => void revoke()}>
              {t('calendarFeed.remove')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </section>
  );
}
