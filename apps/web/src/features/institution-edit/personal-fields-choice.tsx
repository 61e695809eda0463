import { changeableFields, type ChangeableField } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Grid } from '../../ui/layouts/flow.tsx';

interface PersonalFieldsChoiceProps {
  readonly label: string;
  /** List of the chosen fields, among settings of other kinds. */
  readonly value: unknown;
  readonly onChange: (fields: ChangeableField[]) => void;
}

/** Choice of the personal data that readers may change themselves. */
export function PersonalFieldsChoice({ label, value, onChange }: PersonalFieldsChoiceProps) {
  const { t } = useTranslation();
  const chosen = new Set(Array.isArray(value) ? value : []);
  const change = (field: ChangeableField, isChosen: boolean) =>
    onChange(changeableFields.filter((one) => (one === field ? isChosen : chosen.has(one))));
  return (
    <fieldset>
      <legend>{label}</legend>
      <Grid gap={2} least="12rem">
        {changeableFields.map((field) => (
          <Checkbox
            key={field}
            checked={chosen.has(field)}
            onChange={(isChosen) => change(field, isChosen)}
          >
            {t(`personalData.fields.${field}`)}
          </Checkbox>
        ))}
      </Grid>
    </fieldset>
  );
}
