import { useTranslation } from '../../../languages/use-translation.ts';
import { Select } from '../../../ui/fields/select.tsx';
import type { Draft, Library } from './terminal.ts';

interface TerminalPlaceFieldsProps {
  readonly draft: Draft;
  readonly libraries: readonly Library[];
  readonly change: (part: Partial<Draft>) => void;
}

/** Fields for the library of a SIP2 terminal, and for its service point where it has any. */
export function TerminalPlaceFields({ draft, libraries, change }: TerminalPlaceFieldsProps) {
  const { t } = useTranslation();
  const points =
    libraries.find(({ cod_biblioteca }) => cod_biblioteca === draft.cod_biblioteca)?.pontos ?? [];
  return (
    <>
      <Select
        label={t('sip2Terminals.library')}
        name="cod_biblioteca"
        options={libraries.map((one) => ({
          value: String(one.cod_biblioteca),
          label: one.desc_biblioteca,
        }))}
        value={String(draft.cod_biblioteca)}
        onChange={({ target }) =>
          change({ cod_biblioteca: Number(target.value), ponto_atendimento: null })
        }
      />
      {points.length > 0 && (
        <Select
          label={t('sip2Terminals.servicePoint')}
          name="ponto_atendimento"
          options={[
            { value: '', label: t('sip2Terminals.noServicePoint') },
            ...points.map(({ codigo, descricao }) => ({ value: String(codigo), label: descricao })),
          ]}
          value={String(draft.ponto_atendimento ?? '')}
          onChange={({ target }) =>
            change({ ponto_atendimento: target.value === '' ? null : Number(target.value) })
          }
        />
      )}
    </>
  );
}
