import { type JournalType } from '@estante/contract/plain';
import { useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import type { Output } from '../../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { FindBox } from './find-box.tsx';
import { FollowedList } from './followed-list.tsx';
import { FoundSerials } from './found-serials.tsx';
import { InterestTabs } from './interest-tabs.tsx';
import { JournalTypes } from './journal-types.tsx';
import { SerialTerms } from './serial-terms.tsx';
import { useProfileChange } from './use-profile.ts';

/** Serials whose new issues the reader is notified of. */
export function Page() {
  return (
    <InterestTabs current="serials">
      <Profile />
    </InterestTabs>
  );
}

function Profile() {
  const { t } = useTranslation();
  const asked = useEndpoint(endpointQuery('listSerialInterests', {}), { staleTime: 0 });
  return (
    <QueryBoundary asked={asked} failed={t('interests.failed')}>
      {(profile) => <Serials profile={profile} />}
    </QueryBoundary>
  );
}

function Serials({ profile }: { readonly profile: Output<'listSerialInterests'> }) {
  const { t } = useTranslation();
  const remove = useAct('removeSerialInterest');
  const change = useProfileChange();
  const [types, setTypes] = useState<readonly JournalType[]>(['regular']);
  const { itens, validade_padrao: first, validade_maxima: last } = profile;
  const removeOne = async (key: string) => {
    const done = await remove.act({ body: { cod_acervo: Number(key) } });
    return change(done !== null, t('interests.removed'));
  };
  return (
    <Stack gap={5}>
      <FollowedList
        heading={t('interests.tabs.serials')}
        none={t('interests.none.periodico')}
        items={itens.map((serial) => ({
          key: String(serial.cod_acervo),
          name: serial.titulo,
          href: `/acervo/${serial.cod_acervo}`,
          validTo: serial.validade,
          isValid: serial.vigente,
          children: <SerialTerms serial={serial} last={last} />,
        }))}
        onRemove={removeOne}
      />
      <JournalTypes chosen={types} onChange={setTypes} />
      <FindBox label={t('interests.find.periodico')}>
        {(words) => <FoundSerials words={words} types={types} validTo={first} />}
      </FindBox>
    </Stack>
  );
}
