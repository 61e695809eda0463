import { personLengths, personalLengths } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import type { OnDone, Person } from './person.ts';
import { otherThan, personBody, personFields, personLines } from './person-draft.ts';

interface PersonFormProps {
  readonly person: Person;
  readonly onDone: OnDone;
}

/** Changes what is known of a person. */
export function PersonForm({ person, onDone }: PersonFormProps) {
  const { t } = useTranslation();
  const { send, tellUnread, isBusy, problem, errorAt } = useSubmission('changePerson');
  const known = personFields(person);
  const [written, setWritten] = useState<Partial<typeof known>>({});
  const draft = { ...known, ...written };
  const params = { id: String(person.cod_pessoa) };
  const giveUp = async () => {
    const saved = await send({ params, body: { email: person.email } });
    if (saved) onDone(t('personalData.emailsGivenUp'), saved);
  };
  const change = (part: typeof written) => setWritten(otherThan(known, { ...written, ...part }));
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tellUnread(event.currentTarget)) return;
    const saved = await send({ params, body: personBody(person, written) });
    if (!saved) return;
    setWritten((now) => otherThan(draft, now));
    onDone(t('people.saved', { name: saved.nome_pessoa }), saved);
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <FieldGrid hasError={problem !== null}>
          <TextField
            label={t('people.fields.nome')}
            name="nome"
            required
            autoComplete="off"
            maxLength={personLengths.name}
            error={errorAt('nome')}
            value={draft.nome}
            onChange={({ target }) => change({ nome: target.value })}
          />
          <TextField
            label={t('people.fields.emails')}
            description={t('people.emailsChangeHint')}
            name="email"
            autoComplete="off"
            maxLength={personalLengths.emails}
            error={errorAt('email')}
            value={draft.email}
            onChange={({ target }) => change({ email: target.value })}
          />
          <TextField
            label={t('people.fields.telefone')}
            name="telefone"
            type="tel"
            autoComplete="off"
            maxLength={personLengths.phone}
            error={errorAt('telefone')}
            value={draft.telefone}
            onChange={({ target }) => change({ telefone: target.value })}
          />
          {personLines.map((field) => (
            <TextField
              key={field}
              label={t(`personalData.fields.${field}`)}
              name={field}
              type={field === 'data_nascimento' ? 'date' : 'text'}
              autoComplete="off"
              maxLength={personalLengths.line}
              error={errorAt(field)}
              value={draft[field]}
              onChange={({ target }) => change({ [field]: target.value })}
            />
          ))}
        </FieldGrid>
        {person.emails_a_confirmar.length > 0 && (
          <div>
            <Button isPending={isBusy} onClick={() => void giveUp()}>
              {t('personalData.giveUpEmails')}
            </Button>
          </div>
        )}
        <TextArea
          label={t('people.fields.observacao')}
          description={t('people.noteHint')}
          name="observacao"
          rows={2}
          maxLength={personLengths.note}
          error={errorAt('observacao')}
          value={draft.observacao}
          onChange={({ target }) => change({ observacao: target.value })}
        />
        <Checkbox
          checked={draft.receber_email}
          onChange={(receber_email) => change({ receber_email })}
        >
          {t('people.receivesMail')}
        </Checkbox>
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('people.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
