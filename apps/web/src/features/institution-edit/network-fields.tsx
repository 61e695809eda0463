import { harvestSchedules } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './institution-edit.module.css';
import { ItemHead } from './item-head.tsx';
import type { NetworkInstitution } from './network-institution.ts';
import { NetworkHarvests } from './network-harvests.tsx';
import { NetworkTrial } from './network-trial.tsx';
import { LineField } from './text-fields.tsx';

interface NetworkFieldsProps {
  readonly institution: NetworkInstitution;
  readonly number: number;
  readonly onChange: (institution: NetworkInstitution) => void;
  readonly onRemove: () => void;
}

/** An institution whose catalogue is searched along. */
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
      <SourceFields institution={institution} onChange={onChange} />
      <NetworkTrial address={institution.endereco} />
      <WayFields institution={institution} onChange={onChange} />
    </section>
  );
}

type PartProps = Pick<NetworkFieldsProps, 'institution' | 'onChange'>;

function SourceFields({ institution, onChange }: PartProps) {
  const { t } = useTranslation();
  const schedules = harvestSchedules.map((value) => ({
    value,
    label: t(`staffNetwork.schedules.${value}`),
  }));
  return (
    <>
      <Address
        label={t('staffNetwork.address')}
        name="endereco"
        isRequired
        value={institution.endereco}
        onChange={(endereco) => onChange({ ...institution, endereco })}
      />
      <div className={styles.pair}>
        <LineField
          label={t('staffNetwork.prefix')}
          name="prefixo"
          longest={60}
          isRequired
          value={institution.prefixo}
          onChange={(prefixo) => onChange({ ...institution, prefixo })}
        />
        <LineField
          label={t('staffNetwork.set')}
          name="conjunto"
          longest={200}
          value={institution.conjunto}
          onChange={(conjunto) => onChange({ ...institution, conjunto })}
        />
        <Select
          label={t('staffNetwork.schedule')}
          value={institution.frequencia}
          options={schedules}
          onChange={({ target }) =>
            onChange({
              ...institution,
              frequencia: target.value === 'semanal' ? 'semanal' : 'diaria',
            })
          }
        />
      </div>
      <Checkbox
        checked={institution.pausada}
        onChange={(pausada) => onChange({ ...institution, pausada })}
      >
        {t('staffNetwork.paused')}
      </Checkbox>
    </>
  );
}

function WayFields({ institution, onChange }: PartProps) {
  const { t } = useTranslation();
  return (
    <>
      <Address
        label={t('staffNetwork.titleAddress')}
        description={t('staffNetwork.patternHint')}
        name="link_acervo"
        value={institution.link_acervo}
        onChange={(link_acervo) => onChange({ ...institution, link_acervo })}
      />
      <Address
        label={t('staffNetwork.holdAddress')}
        name="link_reserva"
        value={institution.link_reserva}
        onChange={(link_reserva) => onChange({ ...institution, link_reserva })}
      />
      <Address
        label={t('staffNetwork.logo')}
        description={t('staffNetwork.logoHint')}
        name="logotipo"
        value={institution.logotipo}
        onChange={(logotipo) => onChange({ ...institution, logotipo })}
      />
    </>
  );
}

interface AddressProps {
  readonly label: string;
  readonly name: string;
  readonly description?: string;
  readonly isRequired?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Address({ isRequired, onChange, ...rest }: AddressProps) {
  return (
    <TextField
      {...rest}
      placeholder="https://"
      maxLength={1000}
      required={isRequired}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  );
}
