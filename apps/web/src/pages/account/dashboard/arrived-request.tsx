import { useTranslation } from '../../../languages/use-translation.ts';
import type { DrawnTitle } from '../../../parts/covers/title-cover.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Matter } from './matter.tsx';
import type { LoanRequest } from './sort-matters.ts';
import { PickupPlace } from './pickup-place.tsx';

interface ArrivedRequestProps {
  readonly request: LoanRequest;
  readonly cover: DrawnTitle | undefined;
}

/** Copy that has come from another library: until when, and where it can be collected. */
export function ArrivedRequest({ request, cover }: ArrivedRequestProps) {
  const { t } = useTranslation();
  const { titulo, rota, retirar_ate: day, biblioteca_recebimento: at } = request;
  const library = at.desc_biblioteca;
  return (
    <Matter
      tone="success"
      name={titulo}
      href={rota}
      cover={cover}
      lead={day === null ? library : t('dashboard.fetchBy', { day, library })}
      act={
        <ButtonLink href="/meupergamum/solicitacoes" size="small">
          {t('dashboard.seeRequest')}
        </ButtonLink>
      }
    >
      <PickupPlace library={at.cod_biblioteca} />
    </Matter>
  );
}
