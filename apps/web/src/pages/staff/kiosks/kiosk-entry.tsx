import { formatMoment, formatNumber } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { RevokeKiosk } from './revoke-kiosk.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';

type Kiosk = Output<'listKiosks'>['aparelhos'][number];

interface KioskEntryProps {
  readonly kiosk: Kiosk;
  readonly onDone: DoneHandler;
}

/** Kiosk, its use, and its removal from service. */
export function KioskEntry({ kiosk, onDone }: KioskEntryProps) {
  const { t, i18n } = useTranslation();
  const { situacao, registro, revogacao, ultimo_uso: lastUse } = kiosk;
  const name = kiosk.nome || t('staffKiosks.unnamed', { id: kiosk.codigo });
  const isInService = situacao === 'ativo';
  const somebody = t('staffList.somebody');
  return (
    <article className={styles.entry}>
      <div className={styles.entryHead}>
        <h3>{name}</h3>
        <Chip tone={isInService ? 'success' : 'neutral'}>
          {t(`staffKiosks.states.${situacao}`)}
        </Chip>
      </div>
      <DefinitionList
        items={[
          { term: t('staffKiosks.library'), values: [kiosk.desc_biblioteca] },
          {
            term: t('staffKiosks.setUp'),
            values: [
              t('staffKiosks.setUpBy', { at: registro.em, name: registro.nome ?? somebody }),
            ],
          },
          {
            term: t('staffKiosks.lastUse'),
            values: [
              lastUse === null ? t('staffKiosks.neverUsed') : formatMoment(lastUse, i18n.language),
            ],
          },
          {
            term: t('staffKiosks.today'),
            values: isInService ? [formatNumber(kiosk.sessoes_hoje, i18n.language)] : [],
          },
        ]}
      />
      {revogacao ? (
        <div className={styles.answer}>
          <p className={styles.text}>{revogacao.motivo}</p>
          <p className={styles.facts}>
            {t('staffKiosks.revokedBy', { name: revogacao.nome ?? somebody, at: revogacao.em })}
          </p>
        </div>
      ) : (
        <RevokeKiosk id={kiosk.codigo} name={name} onDone={onDone} />
      )}
    </article>
  );
}
