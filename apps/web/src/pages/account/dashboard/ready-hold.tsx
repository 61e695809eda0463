import { useTranslation } from '../../../languages/use-translation.ts';
import type { DrawnTitle } from '../../../parts/covers/title-cover.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Matter } from './matter.tsx';
import type { Hold } from './sort-matters.ts';
import { PickupPlace } from './pickup-place.tsx';

interface ReadyHoldProps {
  readonly hold: Hold;
  readonly cover: DrawnTitle | undefined;
}

/** Hold ready for pickup: until when, and where. */
export function ReadyHold({ hold, cover }: ReadyHoldProps) {
  const { t } = useTranslation();
  const { acervo, retirar_ate: day, desc_biblioteca: library, cod_biblioteca: code } = hold;
  return (
    <Matter
      tone="success"
      name={acervo.titulo}
      href={acervo.rota}
      cover={cover}
      lead={day === null ? library : t('dashboard.fetch', { day, library })}
      act={
        <ButtonLink href="/meupergamum/emprestimo/reservas" size="small">
          {t('dashboard.seeHold')}
        </ButtonLink>
      }
    >
      <PickupPlace library={code} />
    </Matter>
  );
}
