import type { CirculationRefusal } from '@estante/contract';
import {
  clearingSentence,
  reasonSentence,
  type ClearingKind,
  type RefusalMotive,
  type RequestKind,
} from '@estante/contract/plain';
import { Fragment } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { requestPlace } from './request-place.ts';
import styles from './refusal-reasons.module.css';

interface RefusalReasonsProps {
  readonly reasons: readonly CirculationRefusal[];
  readonly audience: Audience;
}

/**
 * Audience of the reasons: a reader in their account, who can go where a reason is cleared; a reader at a
 * kiosk, who cannot; or staff, who see what the person before them must do.
 */
export type Audience = 'reader' | 'kiosk' | 'staff';

/** Reasons why circulation refuses, each with the day or the act that clears it. */
export function RefusalReasons({ reasons, audience }: RefusalReasonsProps) {
  const { t } = useTranslation();
  const wordsOf = useClearingWords(audience);
  const isOwn = audience === 'reader';
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => {
        const { motivo, mensagem, liberacao } = reason;
        const place = isOwn ? places[liberacao.tipo] : undefined;
        return (
          <li key={motivo}>
            {/* A motive that this page does not know yet has the server's sentence. */}
            <strong>
              {t(`circulation.reason.${reasonSentence(motivo, liberacao.tipo)}`, {
                defaultValue: mensagem,
              })}
            </strong>{' '}
            {wordsOf(reason)}{' '}
            {place && <Link href={place.href}>{t(`circulation.link.${place.name}`)}</Link>}
            {isOwn && liberacao.tipo === 'encerrar_atendimentos' && (
              <Services asked={liberacao.pedidos} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Tells in a sentence what clears a reason. */
function useClearingWords(audience: Audience) {
  const { t } = useTranslation();
  return ({ motivo, liberacao }: CirculationRefusal): string => {
    const ofStaff = audience === 'staff' ? staffSentence(motivo, liberacao.tipo) : null;
    if (ofStaff === 'nothing') return '';
    if (ofStaff !== null) return t(`circulation.staffClearing.${ofStaff}`);
    return t(`circulation.clearing.${clearingSentence(motivo, liberacao.tipo)}`, {
      ...('data' in liberacao && { data: liberacao.data }),
      ...('valor_centavos' in liberacao && { valor: liberacao.valor_centavos }),
      defaultValue: liberacao.mensagem,
    });
  };
}

/** Chooses the sentence for staff; null if the reader's applies. */
function staffSentence(motive: RefusalMotive, kind: ClearingKind) {
  switch (kind) {
    case 'reservar':
    case 'emprestar':
    case 'renovar_cadastro':
    case 'encerrar_atendimentos':
      return kind;
    case 'procurar_biblioteca':
      return motive === 'bloqueado' || motive === 'sem_regra' || motive === 'nao_circula'
        ? motive
        : 'nothing';
    default:
      return null;
  }
}

interface ServicesProps {
  readonly asked: readonly { readonly codigo: number; readonly tipo: RequestKind }[];
}

/** Links to the pages of the open requests, one for each kind. */
function Services({ asked }: ServicesProps) {
  const { t } = useTranslation();
  const kinds = [...new Set(asked.map(({ tipo }) => tipo))];
  return kinds.map((kind, at) => (
    <Fragment key={kind}>
      {at > 0 && ' · '}
      <Link href={requestPlace(kind)}>{t(`requests.kinds.${kind}`)}</Link>
    </Fragment>
  ));
}

/** Pages on which a reader clears a reason, by what clears it. */
const places: Partial<
  Record<
    ClearingKind,
    { href: string; name: 'debts' | 'loans' | 'holds' | 'requests' | 'registration' }
  >
> = {
  pagamento: { href: '/meupergamum/debito', name: 'debts' },
  devolucao: { href: '/meupergamum/emprestimo', name: 'loans' },
  encerrar_reservas: { href: '/meupergamum/emprestimo/reservas', name: 'holds' },
  encerrar_solicitacoes: { href: '/meupergamum/solicitacoes', name: 'requests' },
  renovar_cadastro: { href: '/meupergamum', name: 'registration' },
};
