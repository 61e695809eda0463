import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useAct } from '../../api/use-act.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { useSessionState } from '../../session/use-session.ts';
import { FollowButton } from './follow-button.tsx';
import { useFollow } from './use-follow.ts';

interface FollowSerialProps {
  readonly titleId: number;
  readonly title: string;
}

/** Button that follows the issues of a serial with one click; the profile has the other options. */
export function FollowSerial({ titleId, title }: FollowSerialProps) {
  const { t } = useTranslation();
  const isOn = useActivity(activities.accountInterestProfile);
  const enabled = useSessionState().kind === 'signed-in' && isOn;
  const { data } = useEndpoint(endpointQuery('listSerialInterests', {}), { enabled });
  const add = useAct('addSerialInterests');
  const remove = useAct('removeSerialInterest');
  const follow = useFollow();
  if (!isOn) return null;
  const isFollowed = data?.itens.some(({ cod_acervo }) => cod_acervo === titleId) ?? false;
  const press = () =>
    follow({
      act: () =>
        isFollowed
          ? remove.act({ body: { cod_acervo: titleId } })
          : add.act({ body: { acervos: [titleId], tipos: ['regular'] } }),
      changed: ['listSerialInterests', 'searchSerialInterests', 'listInterestTitles'],
      words: t(isFollowed ? 'interests.removed' : 'interests.followed'),
      href: '/meupergamum/perfil-interesse/periodicos',
    });
  return (
    <FollowButton
      words={t('interests.follow')}
      name={title}
      isFollowed={isFollowed}
      isBusy={add.isBusy || remove.isBusy}
      onPress={() => void press()}
    />
  );
}
