import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import { DaySpanFields } from '../dates/day-span-fields.tsx';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Cluster } from '../../ui/layouts/flow.tsx';
import { FieldGrid, FoldingForm } from '../../ui/layouts/folding-form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { listHref, readList } from './list-address.ts';
import { ListChoiceFields, type ListFiltersProps } from './list-choice-fields.tsx';

/** Plain form of the wire's own names. */
export function ListFilters<State extends string>(props: ListFiltersProps<State>) {
  const { path, address } = props;
  const { t } = useTranslation();
  return (
    <FoldingForm
      label={t('staffList.filters')}
      action={path}
      isFoldable
      summary={null}
      openLabel={t('staffList.openFilters')}
      onSubmit={useSending(props)}
    >
      {/* The fields follow the address. */}
      <FilterFields key={listHref(path, address)} {...props} />
    </FoldingForm>
  );
}

function FilterFields<State extends string>(props: ListFiltersProps<State>) {
  const { path, address } = props;
  return (
    <FieldGrid>
      {address.acervo && <input type="hidden" name="acervo" value={address.acervo} />}
      <ListChoiceFields {...props} />
      <TextOfEntries text={address.texto} />
      <DaySpanFields days={address} labels={props.dayLabels} />
      <FilterButtons path={path} isNarrowed={props.isNarrowed} />
    </FieldGrid>
  );
}

/** Goes to the list narrowed by its form; the title it is about stays. */
function useSending<State extends string>(props: ListFiltersProps<State>) {
  const { path, address, states, kinds = [] } = props;
  const navigate = useNavigate();
  return (form: HTMLFormElement) => {
    const data = new FormData(form);
    const values = { get: (name: string) => textOf(data.get(name)) };
    const read = readList(
      values,
      states.map(({ value }) => value),
      kinds.map(({ value }) => value),
    );
    const { acervo = '' } = address;
    void navigate(listHref(path, { ...read, acervo }), { preventScrollReset: true });
    return true;
  };
}

function TextOfEntries({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return <TextField label={t('staffList.text')} name="texto" maxLength={200} defaultValue={text} />;
}

type FilterButtonsProps = Pick<ListFiltersProps<string>, 'path' | 'isNarrowed'>;

function FilterButtons({ path, isNarrowed }: FilterButtonsProps) {
  const { t } = useTranslation();
  return (
    <Cluster>
      <Button type="submit" icon="filter">
        {t('staffList.apply')}
      </Button>
      {isNarrowed && (
        <ButtonLink variant="quiet" href={path}>
          {t('staffList.clear')}
        </ButtonLink>
      )}
    </Cluster>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
