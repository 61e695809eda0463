import { frequencyCodes } from '@estante/contract/plain';
import type { Translate } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import type { Output } from '../../api/api.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Cluster } from '../../ui/layouts/flow.tsx';
import { FieldGrid, FoldingForm } from '../../ui/layouts/folding-form.tsx';
import { Select, type SelectOption } from '../../ui/fields/select.tsx';
import {
  serialIssuesHref,
  readSerialIssuesAddress,
  type SerialIssuesAddress,
} from './serial-issues-address.ts';

interface SerialIssuesFiltersProps {
  readonly path: string;
  readonly address: SerialIssuesAddress;
  readonly choices: Output<'listSerialIssueChoices'>;
}

/** A plain form of the call's own names; a list with one choice is not shown. */
export function SerialIssuesFilters({ path, address, choices }: SerialIssuesFiltersProps) {
  const { t } = useTranslation();
  const send = useSend(path);
  const isNarrowed = serialIssuesHref('', address) !== '';
  return (
    <FoldingForm
      label={t('serialIssues.filters')}
      action={path}
      isFoldable={false}
      summary={null}
      openLabel={t('serialIssues.filters')}
      onSubmit={send}
    >
      {/* Its fields follow the address. */}
      <FieldGrid key={serialIssuesHref(path, address)}>
        {fieldsOf(choices, t)
          .filter(({ options }) => options.length > 2)
          .map(({ name, label, options }) => (
            <Select
              key={name}
              label={label}
              name={name}
              defaultValue={address[name]}
              options={options}
            />
          ))}
      </FieldGrid>
      <Cluster>
        <Button type="submit" icon="filter">
          {t('serialIssues.apply')}
        </Button>
        {isNarrowed && (
          <ButtonLink variant="quiet" href={path}>
            {t('serialIssues.clear')}
          </ButtonLink>
        )}
      </Cluster>
    </FoldingForm>
  );
}

/** Goes to the address of what the form narrows by. */
function useSend(path: string) {
  const navigate = useNavigate();
  return (form: HTMLFormElement) => {
    const data = new FormData(form);
    const values = {
      get: (name: string) => {
        const value = data.get(name);
        return typeof value === 'string' ? value : null;
      },
    };
    void navigate(serialIssuesHref(path, readSerialIssuesAddress(values)), {
      preventScrollReset: true,
    });
    return true;
  };
}

/** The lists to choose from, each with a first choice that narrows nothing. */
function fieldsOf(choices: Output<'listSerialIssueChoices'>, t: Translate) {
  const any = (label: string): SelectOption => ({ value: '', label });
  return [
    {
      name: 'codBib',
      label: t('serialIssues.library'),
      options: [
        any(t('serialIssues.anyLibrary')),
        ...choices.bibliotecas.map(({ cod_biblioteca, desc_biblioteca }) => ({
          value: String(cod_biblioteca),
          label: desc_biblioteca,
        })),
      ],
    },
    {
      name: 'codPar',
      label: t('serialIssues.part'),
      options: [
        any(t('serialIssues.anyPart')),
        ...choices.partes.map((part) => ({
          value: String(part.cod_parte),
          label: `${part.desc_parte || t(`serialIssues.kinds.${part.tipo}`)} · ${libraryOf(choices, part.cod_biblioteca)}`,
        })),
      ],
    },
    {
      name: 'codPeriod',
      label: t('serialIssues.frequency'),
      options: [
        any(t('serialIssues.anyFrequency')),
        ...choices.periodicidades.map((code) => {
          const known = frequencyCodes.find((one) => one === code);
          return { value: code, label: known ? t(`serialIssues.frequencies.${known}`) : code };
        }),
      ],
    },
    {
      name: 'year',
      label: t('serialIssues.year'),
      options: [
        any(t('serialIssues.lastYears')),
        ...choices.anos.map((year) => ({ value: String(year), label: String(year) })),
      ],
    },
  ] as const;
}

function libraryOf({ bibliotecas }: Output<'listSerialIssueChoices'>, id: number): string {
  return bibliotecas.find(({ cod_biblioteca }) => cod_biblioteca === id)?.desc_biblioteca ?? '';
}
