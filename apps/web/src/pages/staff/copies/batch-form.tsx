import { batchStates } from '@estante/contract/plain';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Input } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { BatchLines, type BatchOutcome } from './batch-lines.tsx';
import type { Choices } from './copy.ts';
import { optionOf } from './copy-fields.tsx';

type Body = Input<'changeCopyBatch'>['body'];
type Change = Body['mudanca'];
type Batch = Pick<Body, 'codigos' | 'mudanca'>;

/** Bar codes and what their copies become: nothing is written before it was shown. */
export function BatchForm({ choices }: { readonly choices: Choices }) {
  const { t } = useTranslation();
  const { send, isBusy, problem, errorAt } = useSubmission('changeCopyBatch');
  const [asked, setAsked] = useState<Batch>({ codigos: '', mudanca: {} });
  const [answered, setAnswered] = useState<(BatchOutcome & { readonly to: Batch }) | null>(null);
  // The outcome of another batch says nothing of the one that stands here by now.
  const outcome = answered?.to === asked ? answered : null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (outcome) heading.current?.focus();
  }, [outcome]);
  const run = async (ensaio: boolean) => {
    const answer = await send({ body: { ...asked, ensaio } });
    setAnswered(answer && { to: asked, lines: answer.linhas, isTrial: ensaio });
  };
  const look = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(true);
  };
  return (
    <Stack gap={5}>
      <form onSubmit={look}>
        <Stack gap={3}>
          <ProblemSummary problem={problem} />
          <TextArea
            label={t('staffCopies.codes')}
            description={t('staffCopies.codesHint')}
            name="codigos"
            rows={8}
            spellCheck={false}
            error={errorAt('codigos')}
            value={asked.codigos}
            onChange={({ target }) => setAsked({ ...asked, codigos: target.value })}
          />
          <ChangeFields
            choices={choices}
            change={asked.mudanca}
            onChange={(mudanca) => setAsked({ ...asked, mudanca })}
          />
          <div>
            <Button type="submit" variant={outcome ? 'secondary' : 'primary'} isPending={isBusy}>
              {t('staffCopies.tryBatch')}
            </Button>
          </div>
        </Stack>
      </form>
      {outcome && (
        <BatchLines
          outcome={outcome}
          headingRef={heading}
          isBusy={isBusy}
          onDo={() => void run(false)}
        />
      )}
    </Stack>
  );
}

const lists = [
  ['cod_biblioteca', 'bibliotecas', 'biblioteca'],
  ['cod_colecao', 'colecoes', 'colecao'],
  ['cod_localizacao', 'localizacoes', 'localizacao'],
  ['cod_tipo_emprestimo', 'tipos_emprestimo', 'tipo_emprestimo'],
] as const;

interface ChangeFieldsProps {
  readonly choices: Choices;
  readonly change: Change;
  readonly onChange: (change: Change) => void;
}

function ChangeFields({ choices, change, onChange }: ChangeFieldsProps) {
  const { t } = useTranslation();
  const stays = { value: '', label: t('staffCopies.stays') };
  const noneOf = { value: 'none', label: t('staffCopies.none') };
  const write = (name: keyof Change, value: string) => {
    const { [name]: _before, ...others } = change;
    onChange(
      value === '' ? others : { ...others, [name]: value === 'none' ? null : Number(value) },
    );
  };
  const valueOf = (value: number | null | undefined) =>
    value === undefined ? '' : value === null ? 'none' : String(value);
  return (
    <>
      {lists.map(([name, list, word]) => (
        <Select
          key={name}
          label={t(`staffCopies.fields.${word}`)}
          name={name}
          options={[
            stays,
            ...(name === 'cod_biblioteca' ? [] : [noneOf]),
            ...choices[list].map(optionOf),
          ]}
          value={valueOf(change[name])}
          onChange={({ target }) => write(name, target.value)}
        />
      ))}
      <Select
        label={t('staffCopies.fields.situacao')}
        name="situacao"
        options={[
          stays,
          ...batchStates.map((one) => ({ value: one, label: t(`staffCopies.say.${one}`) })),
        ]}
        value={change.situacao ?? ''}
        onChange={({ target }) => {
          const { situacao: _before, ...others } = change;
          const situacao = batchStates.find((one) => one === target.value);
          onChange(situacao ? { ...others, situacao } : others);
        }}
      />
    </>
  );
}
