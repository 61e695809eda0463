import { identityProviderLengths as lengths } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CategoryRows } from './category-rows.tsx';
import type { Change, Draft, Providers } from './provider.ts';

interface PersonFieldsProps {
  readonly draft: Draft;
  readonly places: Providers;
  readonly errorAt: (field: string) => string | undefined;
  readonly change: Change;
}

const attributes = ['usuario', 'documento', 'nome', 'email', 'categoria'] as const;

/** Fields for the provider's attributes of people, and for how they are linked or registered here. */
export function PersonFields({ draft, places, errorAt, change }: PersonFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <ChoiceGroup label={t('identityProviders.attributes')} isGrid>
        {attributes.map((name) => (
          <TextField
            key={name}
            label={t(`identityProviders.attribute.${name}`)}
            name={`atributos.${name}`}
            maxLength={lengths.attribute}
            autoCapitalize="off"
            spellCheck={false}
            error={errorAt(`atributos.${name}`)}
            value={draft.atributos[name]}
            onChange={({ target }) =>
              change({ atributos: { ...draft.atributos, [name]: target.value } })
            }
          />
        ))}
      </ChoiceGroup>
      <FirstTime draft={draft} errorAt={errorAt} change={change} />
      {draft.cria_pessoas && (
        <RegistrationFields draft={draft} places={places} errorAt={errorAt} change={change} />
      )}
      <CategoryRows draft={draft} categories={places.categorias} change={change} />
    </>
  );
}

const firstTime = [
  ['vincula_usuario', 'linksByLogin'],
  ['vincula_documento', 'linksByDocument'],
  ['vincula_equipe', 'linksStaff'],
  ['cria_pessoas', 'makesPeople'],
  ['confirma_email', 'vouchesForMail'],
] as const;

function FirstTime({ draft, errorAt, change }: Omit<PersonFieldsProps, 'places'>) {
  const { t } = useTranslation();
  return (
    <ChoiceGroup label={t('identityProviders.firstTime')}>
      {firstTime.map(([name, phrase]) => (
        <Checkbox
          key={name}
          name={name}
          aria-invalid={errorAt(name) !== undefined}
          checked={draft[name]}
          onChange={(isSet) => change({ [name]: isSet })}
        >
          {t(`identityProviders.${phrase}`)}
        </Checkbox>
      ))}
    </ChoiceGroup>
  );
}

function RegistrationFields({ draft, places, errorAt, change }: PersonFieldsProps) {
  const { t } = useTranslation();
  const numberOf = (text: string) => (text === '' ? null : Number(text));
  return (
    <>
      <Select
        label={t('identityProviders.library')}
        name="cod_biblioteca"
        error={errorAt('cod_biblioteca')}
        options={optionsOf(places.bibliotecas, t('identityProviders.noLibrary'))}
        value={String(draft.cod_biblioteca ?? '')}
        onChange={({ target }) => change({ cod_biblioteca: numberOf(target.value) })}
      />
      <Select
        label={t('identityProviders.category')}
        name="cod_categoria"
        options={optionsOf(places.categorias, t('identityProviders.noCategory'))}
        value={String(draft.cod_categoria ?? '')}
        onChange={({ target }) => change({ cod_categoria: numberOf(target.value) })}
      />
    </>
  );
}

export function optionsOf(choices: Providers['bibliotecas'], none: string) {
  const rest = choices.map(({ codigo, descricao }) => ({
    value: String(codigo),
    label: descricao,
  }));
  return [{ value: '', label: none }, ...rest];
}
