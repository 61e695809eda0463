import { keepPreviousData } from '@tanstack/react-query';
import { authorityTypes, type AuthorityType } from '@estante/contract/plain';
import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import type { Output } from '../../api/api.ts';
import { oneOf } from '../../browser/one-of.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useSettled } from '../../ui/fields/use-settled.ts';
import { SearchCombo } from '../../ui/fields/search-combo.tsx';
import { SelectBox } from '../../ui/fields/select.tsx';
import { authorityHref, headingHref, path, type AuthoritySearch } from './authority-address.ts';

const noChoices: Output<'listAuthorityChoices'> = [];

/** Box for words and a type: one plain form, which suggests headings while typing. */
export function AuthorityBox({ search }: { readonly search: AuthoritySearch }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const go = (href: string) => {
    setTyped('');
    void navigate(href);
  };
  return (
    <SearchCombo
      label={t('authorities.label')}
      placeholder={t('authorities.label')}
      submitLabel={t('search.submit')}
      action={path}
      name="q"
      before={<TypeSelect key={search.type} type={search.type} />}
      text={search.q}
      groups={useChoices(typed)}
      suggestionsLabel={t('authorities.headings')}
      countLabel={(count) => t('authorities.count', { count })}
      onTextChange={setTyped}
      onSubmit={(text, form) => {
        const type = form.get('tipo');
        const known = oneOf(authorityTypes, typeof type === 'string' ? type : null);
        go(authorityHref({ q: text.trim(), type: known, page: 1 }));
      }}
      onChoose={({ label }) => go(headingHref(label))}
      focusKey="/"
    />
  );
}

function TypeSelect({ type }: { readonly type: AuthorityType | null }) {
  const { t } = useTranslation();
  const types = authorityTypes.map((value) => ({ value, label: t(`authorities.types.${value}`) }));
  return (
    <SelectBox
      name="tipo"
      aria-label={t('authorities.type')}
      defaultValue={type ?? ''}
      options={[{ value: '', label: t('authorities.everyType') }, ...types]}
    />
  );
}

/** Suggests headings for the typed text, from the second letter on. */
function useChoices(typed: string) {
  const { t } = useTranslation();
  const text = useSettled(typed.trim(), 120);
  const isAsked = text.length > 1 && !/^[\d,]+$/.test(text);
  const { data = noChoices } = useEndpoint(
    endpointQuery('listAuthorityChoices', { query: { autoridades: text } }),
    { enabled: isAsked, placeholderData: keepPreviousData },
  );
  if (!isAsked || data.length === 0) return [];
  const suggestions = data.map(({ cod_autoridade, nome, tipo, total }) => ({
    id: String(cod_autoridade),
    label: nome,
    note: `${t(`authorities.types.${tipo}`)} · ${t('results.count', { count: total })}`,
  }));
  return [{ id: 'headings', label: t('authorities.headings'), suggestions }];
}
