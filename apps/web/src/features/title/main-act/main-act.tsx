import { formatDay, type Translate } from '@estante/phrases/translator';
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
  /** Line with the number of readers who wait for the title. */
  readonly queue: ReactNode;
  /** Whether the reader can place a hold, now or once signed in; `canSend`, a loan request. */
  readonly canHold: boolean;
  readonly canSend: boolean;
  /** Ways to get a title that the libraries do not have. */
  readonly elsewhere: ReactNode;
}

/** Sheet in the head of a title: whether, where and how it is available, with one act. */
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
              <LoanRequestLink href={`${title.rota}/solicitacao-emprestimo`} />
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
          lead={leadOf(act, t, i18n.language)}
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
          lead={leadOf(act, t, i18n.language)}
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

type AbsentCopyAct = Extract<MainActState, { kind: 'reading' | 'out' | 'preparing' }>;

/** Tells in words why no copy can be taken home, and the day that one comes back where it is known. */
function leadOf(act: AbsentCopyAct, t: Translate, language: string): string {
  if (act.kind === 'preparing') return t('mainAct.preparing');
  if (act.back === null) {
    return t(act.kind === 'reading' ? 'mainAct.readHere' : 'availability.allOut');
  }
  const date = formatDay(act.back, language);
  return t(act.kind === 'reading' ? 'mainAct.readHereBackOn' : 'availability.backOn', { date });
}

function LoanRequestLink({ href }: { readonly href: string }) {
  const { t } = useTranslation();
  return (
    <ButtonLink variant="primary" icon="renew" href={href}>
      {t('mainAct.toMine')}
    </ButtonLink>
  );
}
