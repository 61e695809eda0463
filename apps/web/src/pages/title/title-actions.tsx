import { useLocation } from 'react-router';
import { useTranslation } from '../../languages/use-translation.ts';
import { useEndpoint } from '../../api/query.ts';
import {
  isActOffered,
  isOffered,
  titlePages,
  titlePermissionsQuery,
} from '../../parts/title/title-pages.ts';
import { BasketButton } from '../../features/basket/basket-button.tsx';
import { FollowSerial } from '../../features/interests/follow-serial.tsx';
import { AddToList } from '../../features/named-lists/add-to-list.tsx';
import { SaveTitle } from '../../features/saved-items/save-title.tsx';
import { ShareButton } from '../../features/title/share-button.tsx';
import type { MainActState } from '../../features/title/main-act/use-main-act.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { MoreActs } from '../../ui/controls/more-acts.tsx';
import { titleName, type Title } from './use-title.ts';

interface TitleActionsProps {
  readonly title: Title;
  /** Main act, which stands in the head and is not repeated. */
  readonly act: MainActState;
}

/** Further acts on the title, in one place. */
export function TitleActions({ title, act }: TitleActionsProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data } = useEndpoint(titlePermissionsQuery(String(title.cod_acervo)));
  const citing = titlePages.find(({ path }) => path === 'referencia');
  const isHeldAbove = act.kind === 'out' || act.kind === 'preparing';
  return (
    // A reader who followed one of the acts to another page finds the menu closed there.
    <MoreActs key={pathname} label={t('mainAct.more')}>
      <BasketButton titleId={title.cod_acervo} title={title.titulo} size="normal" />
      <SaveTitle titleId={title.cod_acervo} title={title.titulo} />
      <AddToList
        ids={[title.cod_acervo]}
        name={t('lists.addOne', { title: title.titulo })}
        size="normal"
        variant="quiet"
      />
      {title.cod_tipo_obra === 'serial' && (
        <FollowSerial titleId={title.cod_acervo} title={title.titulo} />
      )}
      {!isHeldAbove && data && isActOffered(data, 'reserva') && (
        <ButtonLink variant="quiet" icon="clock" href={`${title.rota}/reserva`}>
          {t('holds.toPlace')}
        </ButtonLink>
      )}
      {citing && data && isOffered(data, citing.code) && (
        <ButtonLink variant="quiet" icon="quote" href={`${title.rota}/${citing.path}`}>
          {t('title.cite')}
        </ButtonLink>
      )}
      <ShareButton name={titleName(title)} />
      <Button variant="quiet" icon="print" data-script="needed" onClick={() => print()}>
        {t('title.print')}
      </Button>
    </MoreActs>
  );
}
