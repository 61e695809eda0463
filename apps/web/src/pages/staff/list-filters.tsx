import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import { DaySpanFields, type DayLabels } from '../../parts/dates/day-span-fields.tsx';
import { LibrarySelect } from '../../features/library-select/library-select.tsx';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Cluster } from '../../ui/layouts/flow.tsx';
import { FieldGrid, FoldingForm } from '../../ui/layouts/folding-form.tsx';
import { Select, type SelectOption } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { listHref, readList, type ListAddress } from './list-address.ts';

interface ListFiltersProps<State extends string> {
  readonly path: string;
  readonly address: ListAddress<State>;
  readonly isNarrowed: boolean;
  /** Each with its name, and how many there are. */
  readonly states: readonly (SelectOption & { readonly value: State })[];
  /** Kinds to choose from, in a list of several kinds. */
  readonly kinds?: readonly SelectOption[] | undefined;
  /** State that is listed where the address names none; without it, entries of any. */
  readonly stateAtFirst?: State | undefined;
  /** Names of its days, where they are not those on which an entry was made. */
  readonly dayLabels?: DayLabels | undefined;
  /** Whether the asker sees more than one library's. */
  readonly seesAll: boolean;
}

/** A plain form of the wire's own names. */
export function ListFilters<State extends string>(props: ListFiltersProps<State>) {
  const { path, address, states, kinds = [], isNarrowed, seesAll, dayLabels } = props;
  const hasAny = props.stateAtFirst === undefined;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const send = (form: HTMLFormElement) => {
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
  return (
    <FoldingForm
      label={t('staffList.filters')}
      action={path}
      isFoldable
      summary={null}
      openLabel={t('staffList.openFilters')}
      onSubmit={send}
    >
      {/* Its fields follow the address. */}
      <FieldGrid key={listHref(path, address)}>
        {address.acervo && <input type="hidden" name="acervo" value={address.acervo} />}
        <Select
          label={t('staffList.state')}
          name="situacao"
          defaultValue={address.situacao || props.stateAtFirst}
          options={[...(hasAny ? [{ value: '', label: t('staffList.anyState') }] : []), ...states]}
        />
        {kinds.length > 0 && (
          <Select
            label={t('staffList.kind')}
            name="tipo"
            defaultValue={address.tipo}
            options={[{ value: '', label: t('staffList.anyKind') }, ...kinds]}
          />
        )}
        {seesAll && (
          <LibrarySelect
            label={t('staffList.library')}
            none={t('staffList.anyLibrary')}
            name="biblioteca"
            defaultValue={address.biblioteca}
          />
        )}
        <TextField
          label={t('staffList.text')}
          name="texto"
          maxLength={200}
          defaultValue={address.texto}
        />
        <DaySpanFields days={address} labels={dayLabels} />
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
      </FieldGrid>
    </FoldingForm>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
