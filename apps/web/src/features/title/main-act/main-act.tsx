import { formatDay } from '@estante/phrases/translator';
import type { ReactNode } from 'react';
import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { ActSheet } from '../../../ui/controls/act-sheet.tsx';
import { OneLink } from '../online-links.tsx';
import { StandsAt } from './stands-at.tsx';
import type { MainActState } from './use-main-act.ts';

interface MainActProps {
  readonly title: Output<'getTitle'>;
  readonly act: MainActState;
  /** Line that tells the number of readers who wait for the title. */
  readonly queue: ReactNode;
  /** Whether a hold is open to the reader, now or once they have signed in; `canSend`, a loan request. */
  readonly canHold: boolean;
  readonly canSend: boolean;
  /** Ways to a title that is not here. */
  readonly elsewhere: ReactNode;
}

/** In the head of a title: whether, where and how it can be had, with one thing to be done. */
export function MainAct({ title, act, queue, canHold, canSend, elsewhere }: MainActProps) {
  const { t, i18n } = useTranslation();
  const label = t('mainAct.label');
  const hold = (variant: 'primary' | 'secondary') =>
    canHold && (
      <ButtonLink variant={variant} icon="bookmark" href={`${title.rota}/reserva`}>
        {t('holds.toPlace')}
      </ButtonLink>
    );
  switch (act.kind) {
    case 'pending':
    case 'unknown':
      return <ActSheet label={label} isPending={act.kind === 'pending'} />;
    case 'free':
      return (
        <ActSheet
          label={label}
          tone="success"
          lead={t('mainAct.free')}
          acts={
            act.isFar && canSend ? (
              <ButtonLink
                variant="primary"
                icon="renew"
                href={`${title.rota}/solicitacao-emprestimo`}
              >
                {t('mainAct.toMine')}
              </ButtonLink>
            ) : null
          }
        >
          <StandsAt place={act.place} />
        </ActSheet>
      );
    case 'reading':
      return (
        <ActSheet
          label={label}
          tone="info"
          lead={
            act.back === null
              ? t('mainAct.readHere')
              : t('mainAct.readHereBackOn', { date: formatDay(act.back, i18n.language) })
          }
          acts={act.back !== null && hold('secondary')}
        >
          <StandsAt place={act.place} />
        </ActSheet>
      );
    case 'online':
      return (
        <ActSheet
          label={label}
          tone="success"
          lead={t('mainAct.online')}
          acts={
            <OneLink
              titleId={title.cod_acervo}
              link={act.link}
              label={t('mainAct.readOnline')}
              isMain
            />
          }
        />
      );
    case 'out':
    case 'preparing':
      return (
        <ActSheet
          label={label}
          tone="warning"
          lead={
            act.kind === 'preparing'
              ? t('mainAct.preparing')
              : act.back === null
                ? t('availability.allOut')
                : t('availability.backOn', { date: formatDay(act.back, i18n.language) })
          }
          acts={hold('primary')}
        >
          {canHold && queue}
        </ActSheet>
      );
    case 'held':
      return (
        <ActSheet label={label} tone="info" lead={t('mainAct.held')}>
          <StandsAt place={act.place} />
        </ActSheet>
      );
    case 'elsewhere':
      return <ActSheet label={label} lead={t('mainAct.elsewhere')} acts={elsewhere} />;
  }
}
