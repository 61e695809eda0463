import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import type { OnDone, Person } from './person.ts';
import { PersonGrid, PersonNote } from './person-fields.tsx';
import { usePersonDraft } from './use-person-draft.ts';

interface PersonFormProps {
  readonly person: Person;
  readonly onDone: OnDone;
}

/** Form that changes a person's data. */
export function PersonForm({ person, onDone }: PersonFormProps) {
  const { draft, change, save, giveUp, ...submission } = usePersonDraft(person, onDone);
  const { isBusy, problem, errorAt } = submission;
  const hasWaiting = person.emails_a_confirmar.length > 0;
  const fields = { draft, errorAt, onChange: change };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <PersonGrid {...fields} hasError={problem !== null} />
        {hasWaiting && <GiveUpEmails isBusy={isBusy} onGiveUp={() => void giveUp()} />}
        <PersonNote {...fields} />
        <MailChoice isOn={draft.receber_email} onChange={change} />
        <SaveButton isBusy={isBusy} />
      </Stack>
    </form>
  );
}

interface GiveUpEmailsProps {
  readonly isBusy: boolean;
  readonly onGiveUp: () => void;
}

function GiveUpEmails({ isBusy, onGiveUp }: GiveUpEmailsProps) {
  const { t } = useTranslation();
  return (
    <div>
      <Button isPending={isBusy} onClick={onGiveUp}>
        {t('personalData.giveUpEmails')}
      </Button>
    </div>
  );
}

interface MailChoiceProps {
  readonly isOn: boolean;
  readonly onChange: (part: { readonly receber_email: boolean }) => void;
}

function MailChoice({ isOn, onChange }: MailChoiceProps) {
  const { t } = useTranslation();
  return (
    <Checkbox checked={isOn} onChange={(receber_email) => onChange({ receber_email })}>
      {t('people.receivesMail')}
    </Checkbox>
  );
}

function SaveButton({ isBusy }: { readonly isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <div>
      <Button type="submit" variant="primary" isPending={isBusy}>
        {t('people.save')}
      </Button>
    </div>
  );
}
