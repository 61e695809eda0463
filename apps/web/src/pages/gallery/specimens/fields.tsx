import { ComboField } from '../../../ui/fields/combo-field.tsx';
import { Field, FieldError } from '../../../ui/fields/field.tsx';
import { SearchCombo } from '../../../ui/fields/search-combo.tsx';
import { Select, SelectBox } from '../../../ui/fields/select.tsx';
import { SuggestionList } from '../../../ui/fields/suggestion-list.tsx';
import type { SuggestionGroup } from '../../../ui/fields/suggestions.ts';
import { TextArea, TextBox, TextField } from '../../../ui/fields/text-field.tsx';
import type { Translate } from '@estante/phrases/translator';
import { nothing } from '../value-holder.tsx';
import { reached, worded, type Family } from '../specimen.ts';

const orders = (t: Translate) =>
  (['titulo', 'autor', 'ano'] as const).map((value) => ({
    value,
    label: t(`basket.orders.${value}`),
  }));

const groupsOf = (t: Translate, label = 'Memórias póstumas de Brás Cubas'): SuggestionGroup[] => [
  {
    id: 'titles',
    label: t('search.suggestions.titulo'),
    suggestions: [
      { id: 'a', label, note: 'Machado de Assis, 1881', icon: 'book' },
      { id: 'b', label: 'Memorial de Aires', icon: 'book' },
    ],
  },
  {
    id: 'authors',
    label: t('search.suggestions.autor'),
    suggestions: [{ id: 'c', label: 'Almeida, Manuel Antônio de', icon: 'person' }],
  },
];

const searchCombo = (t: Translate, words = '', isLarge = false) => (
  <SearchCombo
    label={t('search.label')}
    placeholder={t('search.label')}
    submitLabel={t('search.submit')}
    action="/gallery"
    name="q"
    text={words}
    groups={groupsOf(t)}
    suggestionsLabel={t('search.suggestions.label')}
    countLabel={(count) => t('search.suggestions.count', { count })}
    onTextChange={nothing}
    onSubmit={nothing}
    onChoose={nothing}
    size={isLarge ? 'large' : 'normal'}
    before={isLarge && <SelectBox aria-label={t('search.index')} options={orders(t)} />}
  />
);

const comboField = (t: Translate, words: string, error?: string) => (
  <ComboField
    label={t('search.indexes.editora')}
    name="editora"
    text={words}
    error={error}
    suggestions={groupsOf(t).flatMap(({ suggestions }) => suggestions)}
    countLabel={(count) => t('search.suggestions.count', { count })}
    onTextChange={nothing}
    onChoose={nothing}
  />
);

const suggestionList = (t: Translate, id: string, active: number, label?: string) => (
  <SuggestionList
    id={id}
    label={t('search.suggestions.label')}
    groups={groupsOf(t, label)}
    typed="mem"
    active={active}
    onChoose={nothing}
  />
);

export const fields: Family = {
  name: 'Fields',
  isSmall: true,
  specimens: [
    {
      file: 'fields/text-field.tsx',
      components: {
        TextField: {
          ...reached((t) => <TextField label={t('login.username')} />),
          described: (t) => (
            <TextField
              label={t('holds.neededUntil')}
              description={t('holds.neededUntilHint')}
              optionalWord={t('holds.optional')}
              type="date"
            />
          ),
          invalid: (t) => (
            <TextField
              label={t('login.username')}
              error={t('login.usernameRequired')}
              defaultValue="?"
            />
          ),
          disabled: (t) => <TextField label={t('login.username')} defaultValue="aluna" disabled />,
          'read only': (t) => (
            <TextField label={t('calendarFeed.address')} defaultValue="https://…" readOnly />
          ),
          placeholder: (t) => (
            <TextField label={t('search.title')} placeholder={t('search.label')} />
          ),
          ...worded((words) => (
            <TextField label={words} description={words} error={words} defaultValue={words} />
          )),
        },
        TextBox: {
          ...reached((t) => <TextBox aria-label={t('search.title')} defaultValue="Rios" />),
          disabled: (t) => <TextBox aria-label={t('search.title')} defaultValue="Rios" disabled />,
          ...worded((words) => <TextBox aria-label={words} defaultValue={words} />),
        },
        TextArea: {
          ...reached((t) => <TextArea label={t('login.message')} />),
          invalid: (t) => <TextArea label={t('login.message')} error={t('search.required')} />,
          disabled: (t) => <TextArea label={t('login.message')} defaultValue="Rios" disabled />,
          ...worded((words) => <TextArea label={words} defaultValue={words} />),
        },
      },
    },
    {
      file: 'fields/field.tsx',
      components: {
        Field: {
          rest: (t) => (
            <Field label={t('search.indexes.isbn_issn')} description={t('results.noneHint')}>
              {(ties) => <TextBox {...ties} />}
            </Field>
          ),
          focus: (t) => (
            <Field label={t('search.indexes.isbn_issn')}>{(ties) => <TextBox {...ties} />}</Field>
          ),
          invalid: (t) => (
            <Field label={t('search.indexes.isbn_issn')} error={t('search.required')}>
              {(ties) => <TextBox {...ties} />}
            </Field>
          ),
          ...worded((words) => (
            <Field label={words} optionalWord={words} error={words}>
              {(ties) => <TextBox {...ties} />}
            </Field>
          )),
        },
        FieldError: {
          rest: (t) => <FieldError id="gallery-error">{t('holds.chooseThis')}</FieldError>,
          ...worded((words) => (
            <FieldError id={`gallery-error-${words.length}`}>{words}</FieldError>
          )),
        },
      },
    },
    {
      file: 'fields/select.tsx',
      components: {
        Select: {
          ...reached((t) => <Select label={t('results.order')} options={orders(t)} />),
          invalid: (t) => (
            <Select
              label={t('holds.fields.biblioteca')}
              error={t('holds.chooseThis')}
              options={[{ value: '', label: t('holds.choose') }]}
            />
          ),
          disabled: (t) => <Select label={t('results.order')} options={orders(t)} disabled />,
          empty: (t) => <Select label={t('results.order')} options={[]} />,
          ...worded((words) => <Select label={words} options={[{ value: 'a', label: words }]} />),
        },
        SelectBox: {
          ...reached((t) => <SelectBox aria-label={t('results.order')} options={orders(t)} />),
          ...worded((words) => (
            <SelectBox aria-label={words} options={[{ value: 'a', label: words }]} />
          )),
        },
      },
    },
    {
      file: 'fields/combo-field.tsx',
      components: {
        ComboField: {
          ...reached((t) => comboField(t, '')),
          invalid: (t) => comboField(t, 'Atica', t('search.required')),
          ...worded((words, t) => comboField(t, words, words)),
        },
      },
    },
    {
      file: 'fields/search-combo.tsx',
      components: {
        SearchCombo: {
          ...reached((t) => searchCombo(t)),
          large: (t) => searchCombo(t, 'rios', true),
          ...worded((words, t) => searchCombo(t, words)),
        },
      },
    },
    {
      file: 'fields/suggestion-list.tsx',
      components: {
        SuggestionList: {
          rest: (t) => suggestionList(t, 'gallery-list', -1),
          active: (t) => suggestionList(t, 'gallery-active', 1),
          ...worded((words, t) => suggestionList(t, `gallery-list-${words.length}`, 0, words)),
        },
      },
    },
  ],
};
