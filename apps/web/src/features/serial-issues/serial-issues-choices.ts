import { frequencyCodes } from '@estante/contract/plain';
import type { Translate } from '@estante/phrases/translator';
import type { Output } from '../../api/api.ts';
import { libraryOption } from '../../parts/libraries/library-option.ts';
import type { SelectOption } from '../../ui/fields/select.tsx';

type Choices = Output<'listSerialIssueChoices'>;

/** Lists of options, each with a first one that filters nothing. */
export function choiceFields(choices: Choices, t: Translate) {
  return [
    { name: 'codBib', label: t('serialIssues.library'), options: libraryOptions(choices, t) },
    { name: 'codPar', label: t('serialIssues.part'), options: partOptions(choices, t) },
    {
      name: 'codPeriod',
      label: t('serialIssues.frequency'),
      options: frequencyOptions(choices, t),
    },
    { name: 'year', label: t('serialIssues.year'), options: yearOptions(choices, t) },
  ] as const;
}

const any = (label: string): SelectOption => ({ value: '', label });

const libraryOptions = ({ bibliotecas }: Choices, t: Translate): SelectOption[] => [
  any(t('serialIssues.anyLibrary')),
  ...bibliotecas.map(libraryOption),
];

const yearOptions = ({ anos }: Choices, t: Translate): SelectOption[] => [
  any(t('serialIssues.lastYears')),
  ...anos.map((year) => ({ value: String(year), label: String(year) })),
];

function partOptions(choices: Choices, t: Translate): SelectOption[] {
  return [
    any(t('serialIssues.anyPart')),
    ...choices.partes.map((part) => ({
      value: String(part.cod_parte),
      label: `${part.desc_parte || t(`serialIssues.kinds.${part.tipo}`)} · ${libraryOf(choices, part.cod_biblioteca)}`,
    })),
  ];
}

function frequencyOptions({ periodicidades }: Choices, t: Translate): SelectOption[] {
  return [
    any(t('serialIssues.anyFrequency')),
    ...periodicidades.map((code) => {
      const known = frequencyCodes.find((one) => one === code);
      return { value: code, label: known ? t(`serialIssues.frequencies.${known}`) : code };
    }),
  ];
}

function libraryOf({ bibliotecas }: Choices, id: number): string {
  return bibliotecas.find(({ cod_biblioteca }) => cod_biblioteca === id)?.desc_biblioteca ?? '';
}
