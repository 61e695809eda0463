import type { Hold } from './hold.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { RefusalReasons } from '../../../parts/circulation/refusal-reasons.tsx';
import { partNames } from '../../../parts/circulation/part-names.ts';
import { HoldEstimate } from '../../../features/holds/hold-estimate.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Chip, type ChipTone } from '../../../ui/data/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { ChangeHold } from './change-hold.tsx';
import styles from './holds.module.css';

const tones: Readonly<Record<Hold['situacao'], ChipTone>> = {
  na_fila: 'info',
  suspensa: 'neutral',
  liberada: 'success',
};

interface OwnHoldProps {
  readonly hold: Hold;
  /** Number of days for which the hold may be suspended. */
  readonly suspensionDays: number;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly onDone: (words: string | null) => void;
}

export function OwnHold(props: OwnHoldProps) {
  const { hold } = props;
  const { t } = useTranslation();
  const { acervo, situacao } = hold;
  const facts = [...partNames(hold, t), hold.desc_biblioteca, hold.localizacao?.desc_localizacao];
  return (
    <article className={classes(styles.entry, situacao === 'liberada' && styles.ready)}>
      <Checkbox checked={props.isTicked} onChange={props.onTick}>
        <VisuallyHidden>{t('holds.select', { title: acervo.titulo })}</VisuallyHidden>
      </Checkbox>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            {acervo.rota === null ? acervo.titulo : <Link href={acervo.rota}>{acervo.titulo}</Link>}
          </h3>
          <Chip tone={tones[situacao]}>{t(`holds.states.${situacao}`)}</Chip>
        </div>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        <HoldStanding hold={hold} />
        <p className={styles.facts}>{t('holds.placedAt', { at: hold.data_reserva })}</p>
        {situacao !== 'liberada' && (
          <ChangeHold hold={hold} days={props.suspensionDays} onDone={props.onDone} />
        )}
      </div>
    </article>
  );
}

/** Place of the hold and its estimate; or until when, and where, the copy can be collected. */
function HoldStanding({ hold }: { readonly hold: Hold }) {
  const { t } = useTranslation();
  if (hold.retirar_ate !== null) {
    const values = { until: hold.retirar_ate, library: hold.desc_biblioteca };
    return <p className={styles.main}>{t('holds.fetch', values)}</p>;
  }
  return (
    <>
      <p>
        {hold.posicao !== null &&
          (hold.posicao === 1
            ? t('holds.nextInQueue')
            : t('holds.position', { position: hold.posicao, count: hold.na_fila }))}{' '}
        <HoldEstimate estimate={hold.previsao} />
      </p>
      {hold.suspensa_ate !== null && (
        <p>{t('holds.suspendedUntil', { until: hold.suspensa_ate })}</p>
      )}
      {hold.necessaria_ate !== null && <p>{t('holds.endsOn', { day: hold.necessaria_ate })}</p>}
      {hold.motivos.length > 0 && (
        <div>
          <p>{t('holds.passedOver')}</p>
          <RefusalReasons reasons={hold.motivos} audience="reader" />
        </div>
      )}
    </>
  );
}
