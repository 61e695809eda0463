import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '../../../languages/use-translation.ts';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { FoundList } from './find-box.tsx';
import { useProfileChange } from './use-profile.ts';

interface FoundHeadingsProps {
  readonly kind: 'autor' | 'assunto';
  readonly words: string;
  readonly validTo: string;
}

/** Headings that match the words; one click follows one of them. */
export function FoundHeadings({ kind, words, validTo }: FoundHeadingsProps) {
  const { t } = useTranslation();
  const query = endpointQuery('searchInterests', { query: { tipoDSI: kind, q: words } });
  const asked = useEndpoint(query, { placeholderData: keepPreviousData });
  const add = useAct('addInterests');
  const change = useProfileChange();
  const follow = async (codigo: string) => {
    const body = { tipoDSI: kind, validade: validTo, itens: [{ codigo }] };
    const done = await add.act({ body });
    await change(done !== null, t('interests.followed'));
  };
  return (
    <FoundList
      asked={asked}
      found={asked.data?.itens.map(({ codigo, descricao, total, no_perfil }) => ({
        key: codigo,
        name: descricao,
        facts: t('interests.titles', { count: total ?? 0 }),
        isFollowed: no_perfil,
      }))}
      isBusy={add.isBusy}
      onFollow={(key) => void follow(key)}
    />
  );
}
