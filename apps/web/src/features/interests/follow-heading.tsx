import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useAct } from '../../api/use-act.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { useSessionState } from '../../session/use-session.ts';
import { Cluster } from '../../ui/layouts/flow.tsx';
import { FollowButton } from './follow-button.tsx';
import { useFollow } from './use-follow.ts';

type Authority = Output<'getAuthority'>;

/** Button that follows new titles of an author, or of a subject, with one click. */
export function FollowHeading({ authority }: { readonly authority: Authority }) {
  const isOn = useActivity(activities.accountInterestProfile);
  const { total_autor, total_assunto } = authority;
  if (!isOn || total_autor + total_assunto === 0) return null;
  return (
    <Cluster>
      {total_autor > 0 && <FollowAs kind="autor" authority={authority} />}
      {total_assunto > 0 && <FollowAs kind="assunto" authority={authority} />}
    </Cluster>
  );
}

interface FollowAsProps {
  readonly kind: 'autor' | 'assunto';
  readonly authority: Authority;
}

function FollowAs({ kind, authority }: FollowAsProps) {
  const { t } = useTranslation();
  const isSignedIn = useSessionState().kind === 'signed-in';
  const query = endpointQuery('listInterests', { query: {} });
  const { data } = useEndpoint(query, { enabled: isSignedIn });
  const add = useAct('addInterests');
  const remove = useAct('removeInterest');
  const follow = useFollow();
  const codigo = String(authority.cod_autoridade);
  const isFollowed =
    data?.itens.some((one) => one.tipoDSI === kind && one.codigo === codigo) ?? false;
  const press = () =>
    follow({
      act: () =>
        isFollowed
          ? remove.act({ body: { tipoDSI: kind, codigo } })
          : add.act({ body: { tipoDSI: kind, itens: [{ codigo }] } }),
      changed: ['listInterests', 'searchInterests', 'listInterestTitles'],
      words: t(isFollowed ? 'interests.removed' : 'interests.followed'),
      href: '/meupergamum/perfil-interesse',
    });
  return (
    <FollowButton
      words={t(`interests.followAs.${kind}`)}
      name={authority.nome}
      isFollowed={isFollowed}
      isBusy={add.isBusy || remove.isBusy}
      onPress={() => void press()}
    />
  );
}
