import { sip2CharacterSets, sip2Lengths, sip2Rights } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { BinFields, type TerminalFieldProps } from './bin-fields.tsx';
import { TerminalPlaceFields } from './terminal-place-fields.tsx';
import type { Draft, Library } from './terminal.ts';

interface TerminalFieldsProps {
  readonly draft: Draft;
  readonly libraries: readonly Library[];
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (draft: Draft) => void;
}

/** Fields of a SIP2 terminal. */
export function TerminalFields({ draft, libraries, errorAt, onChange }: TerminalFieldsProps) {
  const { t } = useTranslation();
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  return (
    <>
      <LoginField draft={draft} errorAt={errorAt} change={change} />
      <InstitutionField draft={draft} errorAt={errorAt} change={change} />
      <TerminalPlaceFields draft={draft} libraries={libraries} change={change} />
      <CharactersField draft={draft} change={change} />
      <Checkbox checked={draft.exige_soma} onChange={(exige_soma) => change({ exige_soma })}>
        {t('sip2Terminals.asksChecksum')}
      </Checkbox>
      <RightsField draft={draft} change={change} />
      <BinFields draft={draft} change={change} />
    </>
  );
}

type CheckedFieldProps = TerminalFieldProps & Pick<TerminalFieldsProps, 'errorAt'>;

function LoginField({ draft, errorAt, change }: CheckedFieldProps) {
  const { t } = useTranslation();
  return (
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
  );
}

function InstitutionField({ draft, errorAt, change }: CheckedFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('sip2Terminals.institution')}
      description={t('sip2Terminals.institutionHint')}
      name="instituicao"
      maxLength={sip2Lengths.institution}
      error={errorAt('instituicao')}
      value={draft.instituicao}
      onChange={({ target }) => change({ instituicao: target.value })}
    />
  );
}

function CharactersField({ draft, change }: TerminalFieldProps) {
  const { t } = useTranslation();
  return (
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
  );
}

function RightsField({ draft, change }: TerminalFieldProps) {
  const { t } = useTranslation();
  const set = new Set(draft.direitos);
  const put = (right: (typeof sip2Rights)[number], has: boolean) =>
    change({ direitos: sip2Rights.filter((one) => (one === right ? has : set.has(one))) });
  return (
    <ChoiceGroup label={t('sip2Terminals.rights')}>
      {sip2Rights.map((right) => (
        <Checkbox key={right} checked={set.has(right)} onChange={(has) => put(right, has)}>
          {t(`sip2Terminals.right.${right}`)}
        </Checkbox>
      ))}
    </ChoiceGroup>
  );
}
