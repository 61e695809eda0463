import { genders, maritalStatuses, type ChangeableField } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';

/** Writes numbers of documents and postal codes as Brazilians do; the wire has their digits alone. */
export function asWritten(field: ChangeableField, value: string): string {
  if (field === 'cpf') return value.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
  return field === 'cep' ? value.replace(/^(\d{5})(\d{3})$/, '$1-$2') : value;
}

/** Puts the value of a field in words, a missing one too. */
export function usePersonalValue() {
  const { t } = useTranslation();
  return (field: ChangeableField, value: string): string => {
    if (value === '') return t('personalData.unsaid');
    const gender = genders.find((one) => one === value);
    if (field === 'sexo' && gender) return t(`personalData.genders.${gender}`);
    const status = maritalStatuses.find((one) => one === value);
    if (field === 'estado_civil' && status) return t(`personalData.maritalStatuses.${status}`);
    return field === 'data_nascimento'
      ? t('personalData.day', { day: value })
      : asWritten(field, value);
  };
}
