import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Chip } from '../../ui/data/chip.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './suspension-facts.module.css';

export type Suspension = Output<'listSuspensions'>['afastamentos'][number];

const tones = { vigente: 'warning', cumprido: 'neutral', levantado: 'neutral' } as const;

/** Reason of a suspension, its item, its state, and the last blocked day. */
export function SuspensionFacts({ suspension }: { readonly suspension: Suspension }) {
  const { t } = useTranslation();
  const { item, desde: from, ate: until } = suspension;
  return (
    <div className={styles.facts}>
      <SuspensionHead suspension={suspension} />
      {item?.rota && (
        <p>
          <Link href={item.rota}>{item.titulo}</Link>
        </p>
      )}
      {item && <p className={styles.soft}>{t('debts.barcode', { barcode: item.codigo_barras })}</p>}
      <p className={styles.soft}>
        {suspension.desc_biblioteca} · {t('suspensions.days', { from, until })}
      </p>
      <p className={styles.soft}>{t('suspensions.lastDay', { until })}</p>
    </div>
  );
}

function SuspensionHead({ suspension: { motivo, situacao } }: { readonly suspension: Suspension }) {
  const { t } = useTranslation();
  return (
    <div className={styles.head}>
      <h3 className={styles.reason}>{motivo || t('suspensions.late')}</h3>
      <Chip tone={tones[situacao]}>{t(`suspensions.states.${situacao}`)}</Chip>
    </div>
  );
}
