import { mostCopies } from '@estante/contract/plain';
import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { copiesField, type Copies } from './order-draft.ts';

interface OrderableListProps {
  readonly suggestions: Output<'listOrderableSuggestions'>;
  readonly copies: Copies;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (copies: Copies) => void;
}

/** Check boxes for accepted suggestions; a ticked one asks for its number of copies. */
export function OrderableList({ suggestions, copies, errorAt, onChange }: OrderableListProps) {
  const { t } = useTranslation();
  const change = (id: number, count: string | null) => {
    const next = new Map(copies);
    if (count === null) next.delete(id);
    else next.set(id, count.replaceAll(/\D/g, ''));
    onChange(next);
  };
  return (
    <ChoiceGroup label={t('purchaseOrders.titles')}>
      {suggestions.map(({ codigo, titulo, autor, nome_pessoa, exemplares }) => (
        <div key={codigo}>
          <Checkbox
            name="itens"
            checked={copies.has(codigo)}
            onChange={(isChosen) => change(codigo, isChosen ? String(exemplares) : null)}
          >
            {[titulo, autor, nome_pessoa].filter(Boolean).join(' · ')}
          </Checkbox>
          {copies.has(codigo) && (
            <TextField
              label={t('purchaseOrders.copiesOf', { title: titulo })}
              description={t('suggestion.copiesHint', { most: mostCopies })}
              name={copiesField(codigo)}
              error={errorAt(copiesField(codigo))}
              inputMode="numeric"
              maxLength={3}
              value={copies.get(codigo) ?? ''}
              onChange={({ target }) => change(codigo, target.value)}
            />
          )}
        </div>
      ))}
    </ChoiceGroup>
  );
}
