import { formatMoment } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import { useAct } from '../../api/use-act.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/data/chip.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import styles from './institution-edit.module.css';
import type { NetworkInstitution } from './network-institution.ts';

interface NetworkHarvestsProps {
  readonly institution: NetworkInstitution;
  readonly name: string;
}

/** State of an institution's harvests, and the buttons that start one now. */
export function NetworkHarvests({ institution, name }: NetworkHarvestsProps) {
  const { t, i18n } = useTranslation();
  const { act, isBusy } = useAct('harvestNetworkInstitution');
  const { cod_instituicao: id, estado } = institution;
  if (id === null || estado === null) return null;
  const harvest = async (isWhole: boolean) => {
    const done = await act({ params: { id: String(id) }, body: { completa: isWhole } });
    if (done) showToast({ tone: 'success', words: t('staffNetwork.asked', { name }) });
  };
  return (
    <>
      <div className={styles.line}>
        <Chip tone={estado.situacao === 'indisponivel' ? 'danger' : 'neutral'}>
          {t(`network.states.${estado.situacao}`)}
        </Chip>
        <span>{t('results.count', { count: estado.titulos })}</span>
      </div>
      {estado.erro && <p>{estado.erro.mensagem}</p>}
      <div className={styles.dates}>
        <Button icon="renew" isPending={isBusy} onClick={() => void harvest(false)}>
          {t('staffNetwork.harvest')}
        </Button>
        <Button isPending={isBusy} onClick={() => void harvest(true)}>
          {t('staffNetwork.compare')}
        </Button>
      </div>
      <Disclosure title={t('staffNetwork.harvests')} note={String(estado.coletas.length)}>
        <ul>
          {estado.coletas.map((one, at) => (
            <li key={at}>
              {t('staffNetwork.harvestLine', {
                at: formatMoment(one.em, i18n.language),
                kind: t(`staffNetwork.kinds.${one.tipo}`),
                records: one.registros,
                removed: one.removidos,
              })}
              {one.erro && ` ${one.erro.mensagem}`}
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
