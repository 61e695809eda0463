import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Output } from '../../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { ComboField } from '../../../ui/fields/combo-field.tsx';
import { useSettled } from '../../../ui/fields/use-settled.ts';

export type Serial = NonNullable<Output<'listStaffIssues'>['acervo']>;

interface SerialFieldProps {
  /** Serial chosen at first. */
  readonly serial: Serial | null;
  readonly error: string | undefined;
  /** Called with the chosen title; null while the typed text is not a chosen title. */
  readonly onChoose: (titleId: number | null) => void;
}

/** Field that finds a serial of the catalogue by its words; one of the matches is chosen. */
export function SerialField({ serial, error, onChoose }: SerialFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(serial?.titulo ?? '');
  const texto = useSettled(typed.trim(), 120).slice(0, 200);
  const query = endpointQuery('listStaffCopies', { query: { texto, cod_tipo_obra: 'serial' } });
  const asked = { enabled: texto !== '', placeholderData: keepPreviousData } as const;
  const { data } = useEndpoint(query, asked);
  return (
    <ComboField
      label={t('staffSerialIssues.serial')}
      description={t('staffSerialIssues.serialHint')}
      name="cod_acervo"
      text={serial?.titulo ?? ''}
      error={error}
      suggestions={(texto === '' ? [] : (data?.titulos ?? [])).map(
        ({ cod_acervo, titulo, ano }) => ({ id: String(cod_acervo), label: titulo, note: ano }),
      )}
      countLabel={(count) => t('search.suggestions.count', { count })}
      onTextChange={(text) => {
        if (text === typed) return;
        setTyped(text);
        onChoose(null);
      }}
      onChoose={({ id }) => onChoose(Number(id))}
    />
  );
}
