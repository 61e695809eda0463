import { harvestSchedules } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Select } from '../../ui/fields/select.tsx';
import styles from './institution-edit.module.css';
import { LineField } from './text-fields.tsx';
import { NetworkAddressField } from './network-address-field.tsx';
import type { NetworkInstitution } from './network-institution.ts';

export interface NetworkPartProps {
  readonly institution: NetworkInstitution;
  readonly onChange: (institution: NetworkInstitution) => void;
}

/** Fields for the address that the catalogue is harvested from, and how often. */
export function NetworkSourceFields({ institution, onChange }: NetworkPartProps) {
  const { t } = useTranslation();
  return (
    <>
      <NetworkAddressField
        label={t('staffNetwork.address')}
        name="endereco"
        isRequired
        value={institution.endereco}
        onChange={(endereco) => onChange({ ...institution, endereco })}
      />
      <RecordsFields institution={institution} onChange={onChange} />
      <PausedField institution={institution} onChange={onChange} />
    </>
  );
}

/** Choice of the records that are harvested, and how often. */
function RecordsFields({ institution, onChange }: NetworkPartProps) {
  const { t } = useTranslation();
  return (
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
      <ScheduleChoice institution={institution} onChange={onChange} />
    </div>
  );
}

function ScheduleChoice({ institution, onChange }: NetworkPartProps) {
  const { t } = useTranslation();
  const schedules = harvestSchedules.map((value) => ({
    value,
    label: t(`staffNetwork.schedules.${value}`),
  }));
  return (
    <Select
      label={t('staffNetwork.schedule')}
      value={institution.frequencia}
      options={schedules}
      onChange={({ target }) => onChange({ ...institution, frequencia: scheduleOf(target.value) })}
    />
  );
}

const scheduleOf = (value: string) => (value === 'semanal' ? 'semanal' : 'diaria');

function PausedField({ institution, onChange }: NetworkPartProps) {
  const { t } = useTranslation();
  return (
    <Checkbox
      checked={institution.pausada}
      onChange={(pausada) => onChange({ ...institution, pausada })}
    >
      {t('staffNetwork.paused')}
    </Checkbox>
  );
}
