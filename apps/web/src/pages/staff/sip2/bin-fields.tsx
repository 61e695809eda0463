import { sip2Lengths } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Draft } from './terminal.ts';

const bins = ['estante', 'reserva', 'transito'] as const;

export interface TerminalFieldProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

/** Fields for the names of the bins into which a machine sorts returns. */
export function BinFields({ draft, change }: TerminalFieldProps) {
  const { t } = useTranslation();
  const caixas = draft.caixas ?? {};
  return (
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
  );
}
