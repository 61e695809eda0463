import { copyLengths, floorPlanLimits } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { optionOf, type MarkedShelf, type Plan } from './choice.ts';

interface ShelfFieldsProps {
  readonly plan: Plan;
  readonly shelf: MarkedShelf;
  /** Place of the shelf in the body of the call: `estantes.0`. */
  readonly part: string;
  readonly onShow: () => void;
  readonly onChange: (shelf: MarkedShelf) => void;
  readonly onRemove: () => void;
}

/** Fields of a marked shelf: its name, and what stands on it. */
export function ShelfFields(props: ShelfFieldsProps) {
  const { plan, shelf, part, onShow, onChange, onRemove } = props;
  const { t } = useTranslation();
  const isLost = !plan.formas.some(({ codigo }) => codigo === shelf.forma);
  const shapes = plan.formas.map(({ codigo, nome }) => ({ value: codigo, label: nome }));
  const lost = { value: shelf.forma, label: t('floorPlans.lost', { shape: shelf.forma }) };
  return (
    <div data-part={part}>
      <ChoiceGroup label={shelf.nome}>
        <Stack gap={3}>
          <TextField
            label={t('floorPlans.shelfName')}
            description={t('floorPlans.shelfNameHint')}
            name="nome"
            required
            maxLength={floorPlanLimits.name}
            value={shelf.nome}
            onFocus={onShow}
            onChange={({ target }) => onChange({ ...shelf, nome: target.value })}
          />
          <Select
            label={t('floorPlans.shape')}
            name="forma"
            error={isLost && lost.label}
            options={isLost ? [lost, ...shapes] : shapes}
            value={shelf.forma}
            onFocus={onShow}
            onChange={({ target }) => onChange({ ...shelf, forma: target.value })}
          />
          <RangeFields shelf={shelf} onShow={onShow} onChange={onChange} />
          <PlaceFields plan={plan} shelf={shelf} onChange={onChange} />
          <Cluster>
            <Button
              icon="trash"
              aria-label={t('floorPlans.removeOf', { name: shelf.nome })}
              onClick={onRemove}
            >
              {t('floorPlans.remove')}
            </Button>
          </Cluster>
        </Stack>
      </ChoiceGroup>
    </div>
  );
}

function RangeFields({
  shelf,
  onShow,
  onChange,
}: Pick<ShelfFieldsProps, 'shelf' | 'onShow' | 'onChange'>) {
  const { t } = useTranslation();
  const ends = [
    ['chamada_de', 'floorPlans.from', 'floorPlans.fromHint'],
    ['chamada_ate', 'floorPlans.to', 'floorPlans.toHint'],
  ] as const;
  return ends.map(([name, label, hint]) => (
    <TextField
      key={name}
      label={t(label)}
      description={t(hint)}
      name={name}
      autoComplete="off"
      maxLength={copyLengths.callNumber}
      value={shelf[name]}
      onFocus={onShow}
      onChange={({ target }) => onChange({ ...shelf, [name]: target.value })}
    />
  ));
}

function PlaceFields({
  plan,
  shelf,
  onChange,
}: Pick<ShelfFieldsProps, 'plan' | 'shelf' | 'onChange'>) {
  const { t } = useTranslation();
  const places = [
    ['cod_localizacao', plan.localizacoes, 'floorPlans.location', 'floorPlans.anyLocation'],
    ['cod_colecao', plan.colecoes, 'floorPlans.collection', 'floorPlans.anyCollection'],
  ] as const;
  return places.map(([name, choices, label, any]) => (
    <Select
      key={name}
      label={t(label)}
      name={name}
      options={[{ value: '', label: t(any) }, ...choices.map(optionOf)]}
      value={String(shelf[name] ?? '')}
      onChange={({ target }) =>
        onChange({ ...shelf, [name]: target.value === '' ? null : Number(target.value) })
      }
    />
  ));
}
