import { keepPreviousData } from '@tanstack/react-query';
import type { NetworkList } from '@estante/contract/plain';
import { useState } from 'react';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { ComboField } from '../../../ui/fields/combo-field.tsx';
import type { Suggestion } from '../../../ui/fields/suggestions.ts';
import { useSettled } from '../../../ui/fields/use-settled.ts';

interface CodeFieldProps {
  readonly of: NetworkList;
  readonly label: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onText: (code: string) => void;
}

/** Field for the code of an entry in a list too long to choose from: typed, or found by its name. */
export function CodeField({ of, label, name, error, value, onText }: CodeFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const texto = useSettled(typed?.trim() ?? '', 120).slice(0, 200);
  const query = endpointQuery('listNetworkEntries', { params: { lista: of }, query: { texto } });
  const options = { enabled: typed !== null, placeholderData: keepPreviousData } as const;
  const { data } = useEndpoint(query, options);
  return (
    <ComboField
      label={label}
      description={t('networkLists.codeHint')}
      name={name}
      text={value}
      error={error}
      suggestions={(data?.entradas ?? []).map(({ codigo, nome, valores }): Suggestion => ({
        id: String(codigo),
        label: valores['sigla'] ?? '',
        note: nome,
      }))}
      countLabel={(count) => t('search.suggestions.count', { count })}
      onTextChange={(text) => {
        setTyped(text);
        onText(text);
      }}
      onChoose={({ label: code }) => onText(code)}
    />
  );
}
