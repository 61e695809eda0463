import { genders, maritalStatuses, type ChangeableField } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';

/** What a field says, in words; that nobody has said anything is a word too. */
export function usePersonalValue() {
  const { t } = useTranslation();
  return (field: ChangeableField, value: string): string => {
    if (value === '') return t('personalData.unsaid');
    const gender = genders.find((one) => one === value);
    if (field === 'sexo' && gender) return t(`personalData.genders.${gender}`);
    const status = maritalStatuses.find((one) => one === value);
    if (field === 'estado_civil' && status) return t(`personalData.maritalStatuses.${status}`);
    return field === 'data_nascimento' ? t('personalData.day', { day: value }) : value;
  };
}
