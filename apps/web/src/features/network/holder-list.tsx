import type { NetworkState } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { Chip } from '../../ui/data/chip.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './network.module.css';

interface Holder {
  readonly cod_instituicao: number;
  readonly nome: string;
  readonly logotipo: string | null;
  readonly situacao: NetworkState;
  readonly acervo: number;
  readonly rota: string;
}

/** Institutions that have a title, each with its own record; one that is down is shown with its state. */
export function HolderList(props: { readonly label: string; readonly holders: readonly Holder[] }) {
  return (
    <ul className={styles.holders} aria-label={props.label}>
      {props.holders.map(({ acervo, nome, logotipo, rota, situacao }) => (
        <li key={acervo} className={styles.holder}>
          <InstitutionLogo address={logotipo} />
          <Link href={rota}>{nome}</Link>
          <InstitutionState state={situacao} />
        </li>
      ))}
    </ul>
  );
}

/** Logo of an institution, beside its name; it needs no text of its own. */
export function InstitutionLogo({ address }: { readonly address: string | null }) {
  if (address === null) return null;
  return <img className={styles.logo} src={address} alt="" loading="lazy" />;
}

/** State of an institution; nothing if it is available. */
export function InstitutionState({ state }: { readonly state: NetworkState }) {
  const { t } = useTranslation();
  if (state === 'disponivel') return null;
  return (
    <Chip tone={state === 'indisponivel' ? 'warning' : 'neutral'}>
      {t(`network.states.${state}`)}
    </Chip>
  );
}
