import { ownPasswordUses, secondFactorRoles } from '@estante/contract/plain';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import type { Providers } from './provider.ts';

type Use = Pick<Providers, 'senha_propria' | 'segundo_fator'>;

interface OwnPasswordsProps {
  readonly use: Use;
  readonly onDone: DoneHandler;
}

/** Choice of who may sign in by a password kept here, and who needs a second factor: saved as it is made. */
export function OwnPasswords({ use, onDone }: OwnPasswordsProps) {
  const { t } = useTranslation();
  const { send, problem } = useSubmission('changeOwnPasswordUse');
  const { senha_propria, segundo_fator } = use;
  const choose = async (part: Partial<Use>) => {
    const isDone = await send({ body: { senha_propria, segundo_fator, ...part } });
    if (isDone) onDone(t('identityProviders.ownPasswordSaved'));
  };
  return (
    <>
      <ProblemSummary problem={problem} />
      <RadioGroup
        label={t('identityProviders.ownPasswords')}
        options={ownPasswordUses.map((value) => ({
          value,
          label: t(`identityProviders.ownPassword.${value}`),
        }))}
        value={senha_propria}
        onChange={(next) => void choose({ senha_propria: next })}
      />
      <ChoiceGroup label={t('secondFactor.required')}>
        {secondFactorRoles.map((role) => (
          <Checkbox
            key={role}
            checked={segundo_fator.includes(role)}
            onChange={(isAsked) =>
              void choose({
                segundo_fator: secondFactorRoles.filter((one) =>
                  one === role ? isAsked : segundo_fator.includes(one),
                ),
              })
            }
          >
            {t(`secondFactor.roles.${role}`)}
          </Checkbox>
        ))}
      </ChoiceGroup>
    </>
  );
}
