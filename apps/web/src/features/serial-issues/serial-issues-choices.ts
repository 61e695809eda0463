import { frequencyCodes } from '@estante/contract/plain';
import type { Translate } from '@estante/phrases/translator';
import type { Output } from '../../api/api.ts';
import type { SelectOption } from '../../ui/fields/select.tsx';

type Choices = Output<'listSerialIssueChoices'>;

/** The lists to choose from, each with a first choice that narrows nothing. */
export function choiceFields(choices: Choices, t: Translate) {
  return [
    {
      name: 'codBib',
      label: t('serialIssues.library'),
      options: [any(t('serialIssues.anyLibrary')), ...choices.bibliotecas.map(libraryOption)],
    },
    { name: 'codPar', label: t('serialIssues.part'), options: partOptions(choices, t) },
    {
      name: 'codPeriod',
      label: t('serialIssues.frequency'),
      options: frequencyOptions(choices, t),
    },
    {
      name: 'year',
      label: t('serialIssues.year'),
      options: [any(t('serialIssues.lastYears')), ...choices.anos.map(yearOption)],
    },
  ] as const;
}

const any = (label: string): SelectOption => ({ value: '', label });

const yearOption = (year: number): SelectOption => ({ value: String(year), label: String(year) });

const libraryOption = (library: Choices['bibliotecas'][number]): SelectOption => ({
  value: String(library.cod_biblioteca),
  label: library.desc_biblioteca,
});

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
