import { sip2CharacterSets, sip2Lengths, sip2Rights } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TerminalPlaceFields } from './terminal-place-fields.tsx';
import type { Draft, Library } from './terminal.ts';

interface TerminalFieldsProps {
  readonly draft: Draft;
  readonly libraries: readonly Library[];
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (draft: Draft) => void;
}

const bins = ['estante', 'reserva', 'transito'] as const;

/** Fields of a SIP2 terminal. */
export function TerminalFields({ draft, libraries, errorAt, onChange }: TerminalFieldsProps) {
  const { t } = useTranslation();
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  const set = new Set(draft.direitos);
  const caixas = draft.caixas ?? {};
  return (
    <>
      <TextField
        label={t('sip2Terminals.loginName')}
        description={t('sip2Terminals.loginHint')}
        name="usuario"
        required
        autoComplete="off"
        autoCapitalize="none"
        maxLength={sip2Lengths.login}
        error={errorAt('usuario')}
        value={draft.usuario}
        onChange={({ target }) => change({ usuario: target.value })}
      />
      <TextField
        label={t('sip2Terminals.institution')}
        description={t('sip2Terminals.institutionHint')}
        name="instituicao"
        maxLength={sip2Lengths.institution}
        error={errorAt('instituicao')}
        value={draft.instituicao}
        onChange={({ target }) => change({ instituicao: target.value })}
      />
      <TerminalPlaceFields draft={draft} libraries={libraries} change={change} />
      <Select
        label={t('sip2Terminals.characters')}
        name="caracteres"
        options={sip2CharacterSets.map((one) => ({ value: one, label: one.toUpperCase() }))}
        value={draft.caracteres}
        onChange={({ target }) => {
          const caracteres = sip2CharacterSets.find((one) => one === target.value);
          if (caracteres) change({ caracteres });
        }}
      />
      <Checkbox checked={draft.exige_soma} onChange={(exige_soma) => change({ exige_soma })}>
        {t('sip2Terminals.asksChecksum')}
      </Checkbox>
      <ChoiceGroup label={t('sip2Terminals.rights')}>
        {sip2Rights.map((right) => (
          <Checkbox
            key={right}
            checked={set.has(right)}
            onChange={(has) =>
              change({ direitos: sip2Rights.filter((one) => (one === right ? has : set.has(one))) })
            }
          >
            {t(`sip2Terminals.right.${right}`)}
          </Checkbox>
        ))}
      </ChoiceGroup>
      <ChoiceGroup label={t('sip2Terminals.bins')} isGrid>
        {bins.map((bin) => (
          <TextField
            key={bin}
            label={t(`sip2Terminals.bin.${bin}`)}
            maxLength={sip2Lengths.bin}
            value={caixas[bin] ?? ''}
            onChange={({ target }) => change({ caixas: { ...caixas, [bin]: target.value } })}
          />
        ))}
      </ChoiceGroup>
    </>
  );
}
