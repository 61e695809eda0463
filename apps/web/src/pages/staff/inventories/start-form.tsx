import { copyLengths } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Output } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { optionOf } from '../copies/copy.ts';
import { inventoryHref } from './inventory.ts';

/** Says which shelf is going to be scanned. */
export function StartForm({ choices }: { readonly choices: Output<'getCopyChoices'> }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { send, isBusy, problem, errorAt } = useSubmission('startInventory');
  const own = choices.bibliotecas.filter(({ codigo }) => choices.proprias.includes(codigo));
  const [library, setLibrary] = useState(own[0]?.codigo ?? 0);
  const [location, setLocation] = useState('');
  const [range, setRange] = useState({ chamada_de: '', chamada_ate: '' });
  const start = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const cod_localizacao = location === '' ? null : Number(location);
    const made = await send({ body: { cod_biblioteca: library, cod_localizacao, ...range } });
    if (made) void navigate(inventoryHref(made.codigo));
  };
  return (
    <form onSubmit={(event) => void start(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <Select
          label={t('staffCopies.fields.biblioteca')}
          name="cod_biblioteca"
          options={own.map(optionOf)}
          value={String(library)}
          onChange={({ target }) => setLibrary(Number(target.value))}
        />
        <Select
          label={t('staffCopies.fields.localizacao')}
          name="cod_localizacao"
          error={errorAt('cod_localizacao')}
          options={[
            { value: '', label: t('inventories.anyLocation') },
            ...choices.localizacoes.map(optionOf),
          ]}
          value={location}
          onChange={({ target }) => setLocation(target.value)}
        />
        <ChoiceGroup label={t('inventories.range')} isGrid>
          {(['chamada_de', 'chamada_ate'] as const).map((name) => (
            <TextField
              key={name}
              label={t(`inventories.${name}`)}
              name={name}
              error={errorAt(name)}
              autoComplete="off"
              maxLength={copyLengths.callNumber}
              value={range[name]}
              onChange={({ target }) => setRange({ ...range, [name]: target.value })}
            />
          ))}
        </ChoiceGroup>
        <div>
          <Button type="submit" variant="primary" icon="barcode" isPending={isBusy}>
            {t('inventories.start')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
