import { useTranslation } from '../../languages/use-translation.ts';
import styles from './institution-edit.module.css';
import { ItemHead } from './item-head.tsx';
import type { NetworkInstitution } from './network-institution.ts';
import { NetworkHarvests } from './network-harvests.tsx';
import { NetworkTrial } from './network-trial.tsx';
import { LineField } from './text-fields.tsx';
import { NetworkAddressField } from './network-address-field.tsx';
import { NetworkSourceFields, type NetworkPartProps } from './network-source-fields.tsx';

interface NetworkFieldsProps {
  readonly institution: NetworkInstitution;
  readonly number: number;
  readonly onChange: (institution: NetworkInstitution) => void;
  readonly onRemove: () => void;
}

/** Fields of an institution whose catalogue is searched too. */
export function NetworkFields(props: NetworkFieldsProps) {
  const { institution, number, onChange, onRemove } = props;
  const { t } = useTranslation();
  const name = institution.nome || t('staffNetwork.nameless', { number });
  return (
    <section className={styles.item} aria-label={name} data-part={`instituicoes.${number - 1}`}>
      <ItemHead name={name} onRemove={onRemove} />
      <NetworkHarvests institution={institution} name={name} />
      <LineField
        label={t('staffNetwork.name')}
        name="nome"
        longest={200}
        isRequired
        value={institution.nome}
        onChange={(nome) => onChange({ ...institution, nome })}
      />
      <NetworkSourceFields institution={institution} onChange={onChange} />
      <NetworkTrial address={institution.endereco} />
      <WayFields institution={institution} onChange={onChange} />
    </section>
  );
}

function WayFields({ institution, onChange }: NetworkPartProps) {
  const { t } = useTranslation();
  return (
    <>
      <NetworkAddressField
        label={t('staffNetwork.titleAddress')}
        description={t('staffNetwork.patternHint')}
        name="link_acervo"
        value={institution.link_acervo}
        onChange={(link_acervo) => onChange({ ...institution, link_acervo })}
      />
      <NetworkAddressField
        label={t('staffNetwork.holdAddress')}
        name="link_reserva"
        value={institution.link_reserva}
        onChange={(link_reserva) => onChange({ ...institution, link_reserva })}
      />
      <NetworkAddressField
        label={t('staffNetwork.logo')}
        description={t('staffNetwork.logoHint')}
        name="logotipo"
        value={institution.logotipo}
        onChange={(logotipo) => onChange({ ...institution, logotipo })}
      />
    </>
  );
}
