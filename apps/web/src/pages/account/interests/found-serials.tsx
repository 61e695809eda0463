import type { JournalType } from '@estante/contract/plain';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '../../../languages/use-translation.ts';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { FoundList } from './find-box.tsx';
import { useProfileChange } from './use-profile.ts';

interface FoundSerialsProps {
  readonly words: string;
  readonly types: readonly JournalType[];
  readonly validTo: string;
}

/** Serials that match the words; one click follows one of them. */
export function FoundSerials({ words, types, validTo }: FoundSerialsProps) {
  const { t } = useTranslation();
  const query = endpointQuery('searchSerialInterests', { query: { q: words } });
  const asked = useEndpoint(query, { placeholderData: keepPreviousData });
  const add = useAct('addSerialInterests');
  const change = useProfileChange();
  const follow = async (key: string) => {
    const body = { acervos: [Number(key)], tipos: [...types], validade: validTo };
    const done = await add.act({ body });
    await change(done !== null, t('interests.followed'));
  };
  return (
    <FoundList
      asked={asked}
      found={asked.data?.itens.map(({ cod_acervo, titulo, no_perfil }) => ({
        key: String(cod_acervo),
        name: titulo,
        facts: '',
        isFollowed: no_perfil,
      }))}
      isBusy={add.isBusy}
      onFollow={(key) => void follow(key)}
    />
  );
}
