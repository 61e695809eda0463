import { listNameLength } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { Stack } from '../../ui/layouts/flow.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { chosenList, newList, type ListDraft } from './list-draft.ts';
import type { NamedListLine } from './list-queries.ts';

interface ListChoiceProps {
  readonly lists: readonly NamedListLine[];
  readonly draft: ListDraft;
  readonly write: (draft: ListDraft) => void;
  readonly nameError: string | undefined;
}

/** Choice of one of the lists, or of a new one with its name. */
export function ListChoice({ lists, draft, write, nameError }: ListChoiceProps) {
  const { t } = useTranslation();
  const ids = lists.map(({ codigo }) => codigo);
  const chosen = chosenList(draft, ids);
  return (
    <Stack>
      {lists.length > 0 && (
        <RadioGroup
          label={t('lists.which')}
          value={chosen}
          options={[
            ...lists.map(({ codigo, nome, total }) => ({
              value: String(codigo),
              label: nome,
              description: t('results.count', { count: total }),
            })),
            { value: newList, label: t('lists.another') },
          ]}
          onChange={(list) => write({ ...draft, list })}
        />
      )}
      {chosen === newList && (
        <TextField
          label={t('lists.name')}
          name="nome"
          required
          maxLength={listNameLength}
          value={draft.name}
          error={nameError}
          onChange={({ target }) => write({ ...draft, name: target.value })}
        />
      )}
    </Stack>
  );
}
