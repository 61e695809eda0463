import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { SearchDraft } from './search-draft.ts';

interface SearchFieldsProps {
  readonly draft: SearchDraft;
  readonly onChange: (draft: SearchDraft) => void;
  /** Fault of the name, in words. */
  readonly error?: string | undefined;
}

/** Fields for the name of a saved search and, where alerts can be read, whether it alerts. */
export function SearchFields({ draft, onChange, error }: SearchFieldsProps) {
  const { t } = useTranslation();
  const canAlert = useActivity(activities.accountAlerts);
  return (
    <>
      <TextField
        label={t('savedItems.name')}
        name="nome"
        required
        maxLength={200}
        error={error}
        value={draft.name}
        onChange={({ target }) => onChange({ ...draft, name: target.value })}
      />
      {canAlert && (
        <Checkbox
          name="alerta"
          checked={draft.alerts}
          onChange={(alerts) => onChange({ ...draft, alerts })}
        >
          {t('savedItems.alerts')}
        </Checkbox>
      )}
    </>
  );
}
