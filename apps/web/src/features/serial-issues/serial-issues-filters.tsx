import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import type { Output } from '../../api/api.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Cluster } from '../../ui/layouts/flow.tsx';
import { FieldGrid, FoldingForm } from '../../ui/layouts/folding-form.tsx';
import { Select } from '../../ui/fields/select.tsx';
import {
  serialIssuesHref,
  readSerialIssuesAddress,
  type SerialIssuesAddress,
} from './serial-issues-address.ts';
import { choiceFields } from './serial-issues-choices.ts';

interface SerialIssuesFiltersProps {
  readonly path: string;
  readonly address: SerialIssuesAddress;
  readonly choices: Output<'listSerialIssueChoices'>;
}

/** Plain form of the call's own names; a list with one option is not shown. */
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
      {/* The fields follow the address. */}
      <ChoiceGrid key={serialIssuesHref(path, address)} address={address} choices={choices} />
      <FilterActs path={path} isNarrowed={isNarrowed} />
    </FoldingForm>
  );
}

function ChoiceGrid({ address, choices }: Omit<SerialIssuesFiltersProps, 'path'>) {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      {choiceFields(choices, t)
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
  );
}

function FilterActs({ path, isNarrowed }: { readonly path: string; readonly isNarrowed: boolean }) {
  const { t } = useTranslation();
  return (
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
  );
}

/** Goes to the address of the form's filters. */
function useSend(path: string) {
  const navigate = useNavigate();
  return (form: HTMLFormElement) => {
    const next = readSerialIssuesAddress(textsOf(form));
    void navigate(serialIssuesHref(path, next), { preventScrollReset: true });
    return true;
  };
}

function textsOf(form: HTMLFormElement) {
  const data = new FormData(form);
  return {
    get: (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : null;
    },
  };
}
