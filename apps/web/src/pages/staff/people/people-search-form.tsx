import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import desk from '../../../features/desk/desk.module.css';
import { useFirstFocus } from './use-first-focus.ts';
import { peopleHref } from './people-address.ts';

/** Search for people, by text or by the bar code of a card. */
export function PeopleSearchForm({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const search = useSearch();
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not all browsers served know <search>
      role="search"
      aria-label={t('people.search')}
      className={desk.line}
      onSubmit={search}
    >
      <SearchField text={text} />
      <Button type="submit" variant="primary" icon="search">
        {t('people.find')}
      </Button>
    </form>
  );
}

/** Goes to the results for the text of the form. */
function useSearch() {
  const navigate = useNavigate();
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('texto');
    const wanted = typeof typed === 'string' ? typed.trim() : '';
    void navigate(peopleHref({ text: wanted }), { state: { leadsOn: true } });
  };
}

function SearchField({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const box = useFirstFocus<HTMLInputElement>();
  return (
    <div className={desk.field}>
      <TextField
        label={t('people.searchLabel')}
        description={t('people.searchHint')}
        name="texto"
        type="search"
        autoComplete="off"
        ref={box}
        maxLength={200}
        defaultValue={text}
      />
    </div>
  );
}
