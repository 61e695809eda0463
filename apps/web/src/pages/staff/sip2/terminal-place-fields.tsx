import { useTranslation } from '../../../languages/use-translation.ts';
import { Select } from '../../../ui/fields/select.tsx';
import type { Draft, Library } from './terminal.ts';

interface TerminalPlaceFieldsProps {
  readonly draft: Draft;
  readonly libraries: readonly Library[];
  readonly change: (part: Partial<Draft>) => void;
}

/** Fields for the library of a SIP2 terminal, and for its service point if there are any. */
export function TerminalPlaceFields({ draft, libraries, change }: TerminalPlaceFieldsProps) {
  const { t } = useTranslation();
  const options = libraries.map(optionOf);
  const choose = (chosen: number) => change({ cod_biblioteca: chosen, ponto_atendimento: null });
  return (
    <>
      <Select
        label={t('sip2Terminals.library')}
        name="cod_biblioteca"
        options={options}
        value={String(draft.cod_biblioteca)}
        onChange={({ target }) => choose(Number(target.value))}
      />
      <ServicePointField draft={draft} libraries={libraries} change={change} />
    </>
  );
}

const optionOf = ({ cod_biblioteca, desc_biblioteca }: Library) => ({
  value: String(cod_biblioteca),
  label: desc_biblioteca,
});

function ServicePointField({ draft, libraries, change }: TerminalPlaceFieldsProps) {
  const { t } = useTranslation();
  const points = pointsOf(libraries, draft.cod_biblioteca);
  if (points.length === 0) return null;
  return (
    <Select
      label={t('sip2Terminals.servicePoint')}
      name="ponto_atendimento"
      options={[
        { value: '', label: t('sip2Terminals.noServicePoint') },
        ...points.map(({ codigo, descricao }) => ({ value: String(codigo), label: descricao })),
      ]}
      value={String(draft.ponto_atendimento ?? '')}
      onChange={({ target: { value } }) =>
        change({ ponto_atendimento: value === '' ? null : Number(value) })
      }
    />
  );
}

const pointsOf = (libraries: readonly Library[], id: number) =>
  libraries.find(({ cod_biblioteca }) => cod_biblioteca === id)?.pontos ?? [];
