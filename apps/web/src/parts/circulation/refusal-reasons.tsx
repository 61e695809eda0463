import type { CirculationRefusal } from '@estante/contract';
import { clearingSentence, type ClearingKind, type RequestKind } from '@estante/contract/plain';
import { Fragment } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Link } from '../../ui/link.tsx';
import { requestPlace } from './request-place.ts';
import styles from './refusal-reasons.module.css';

interface RefusalReasonsProps {
  readonly reasons: readonly CirculationRefusal[];
  /** Told to the reader, who can go where a reason is cleared; not at a desk or a kiosk. */
  readonly isOwn?: boolean;
}

/** Why circulation says no: each reason with the day or the act that clears it. */
export function RefusalReasons({ reasons, isOwn = false }: RefusalReasonsProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ motivo, mensagem, liberacao }) => {
        const place = isOwn ? places[liberacao.tipo] : undefined;
        const values = {
          ...('data' in liberacao && { data: liberacao.data }),
          ...('valor_centavos' in liberacao && { valor: liberacao.valor_centavos }),
        };
        return (
          <li key={motivo}>
            {/* A motive that this page does not know yet has the server's sentence. */}
            <strong>{t(`circulation.reason.${motivo}`, { defaultValue: mensagem })}</strong>{' '}
            {t(`circulation.clearing.${clearingSentence(motivo, liberacao.tipo)}`, {
              ...values,
              defaultValue: liberacao.mensagem,
            })}{' '}
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

interface ServicesProps {
  readonly asked: readonly { readonly codigo: number; readonly tipo: RequestKind }[];
}

/** The way to each page that has some of them. */
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

/** Where a reader clears it. */
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
