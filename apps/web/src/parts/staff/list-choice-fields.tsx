import { useTranslation } from '../../languages/use-translation.ts';
import type { DayLabels } from '../dates/day-span-fields.tsx';
import { LibrarySelect } from '../libraries/library-select.tsx';
import { Select, type SelectOption } from '../../ui/fields/select.tsx';
import type { ListAddress } from './list-address.ts';

export interface ListFiltersProps<State extends string> {
  readonly path: string;
  readonly address: ListAddress<State>;
  readonly isNarrowed: boolean;
  /** States, each with its name and number of entries. */
  readonly states: readonly (SelectOption & { readonly value: State })[];
  /** Kinds to choose from, in a list of several kinds. */
  readonly kinds?: readonly SelectOption[] | undefined;
  /** State listed if the address names none; without it, entries of any. */
  readonly stateAtFirst?: State | undefined;
  /** Labels of the days, if they are not those on which an entry was made. */
  readonly dayLabels?: DayLabels | undefined;
  /** Whether the member of staff sees more than one library. */
  readonly seesAll: boolean;
}

/** Fields for the state, the kind and the library of the entries, as far as there is a choice. */
export function ListChoiceFields<State extends string>(props: ListFiltersProps<State>) {
  const { t } = useTranslation();
  const { address } = props;
  return (
    <>
      <StateField {...props} />
      <KindField kinds={props.kinds ?? []} kind={address.tipo} />
      {props.seesAll && (
        <LibrarySelect
          label={t('staffList.library')}
          none={t('staffList.anyLibrary')}
          name="biblioteca"
          defaultValue={address.biblioteca}
        />
      )}
    </>
  );
}

function StateField<State extends string>(props: ListFiltersProps<State>) {
  const { address, states, stateAtFirst } = props;
  const { t } = useTranslation();
  const any = stateAtFirst === undefined ? [{ value: '', label: t('staffList.anyState') }] : [];
  return (
    <Select
      label={t('staffList.state')}
      name="situacao"
      defaultValue={address.situacao || stateAtFirst}
      options={[...any, ...states]}
    />
  );
}

interface KindFieldProps {
  readonly kinds: readonly SelectOption[];
  readonly kind: string | undefined;
}

function KindField({ kinds, kind }: KindFieldProps) {
  const { t } = useTranslation();
  if (kinds.length === 0) return null;
  return (
    <Select
      label={t('staffList.kind')}
      name="tipo"
      defaultValue={kind}
      options={[{ value: '', label: t('staffList.anyKind') }, ...kinds]}
    />
  );
}
