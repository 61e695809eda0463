import type { StaffPageName } from '@estante/contract/plain';
import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useStaffPages } from '../../../session/use-permission.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import styles from './first-steps.module.css';

type Steps = Output<'getFirstSteps'>;

const stepNames = [
  'institution',
  'libraries',
  'openingHours',
  'records',
  'codes',
  'patrons',
  'rules',
  'calendar',
  'address',
] as const;
type StepName = (typeof stepNames)[number];

/** Page on which each step is taken; the others are taken in the terminal. */
const pages: Partial<Record<StepName, StaffPageName>> = {
  institution: 'appearance',
  libraries: 'libraries',
  openingHours: 'openingHours',
  records: 'imports',
  codes: 'libraries',
  patrons: 'patronImport',
  rules: 'loanRules',
  calendar: 'openingCalendar',
};

/** Command to be typed in the terminal of the server. */
const commands: Partial<Record<StepName, string>> = {
  records: 'npm run import -- acervo.mrc',
  address: 'SITE_URL=https://catalogo.example.org npm start',
};

export function StepList({ steps }: { readonly steps: Steps }) {
  const shown = stepNames.filter((name) => name !== 'codes' || steps.codigos_sem_biblioteca > 0);
  return (
    <ol className={styles.steps}>
      {shown.map((name) => (
        <Step key={name} name={name} steps={steps} />
      ))}
    </ol>
  );
}

function Step({ name, steps }: { readonly name: StepName; readonly steps: Steps }) {
  const { t } = useTranslation();
  const page = useStaffPages().find((one) => one.name === pages[name]);
  const command = commands[name];
  const isDone = doneOf(name, steps);
  return (
    <li className={styles.step}>
      <div className={styles.head}>
        <h2>
          {page ? (
            <Link href={`/meupergamum/atendimento/${page.path}`}>{t(`firstSteps.${name}`)}</Link>
          ) : (
            t(`firstSteps.${name}`)
          )}
        </h2>
        <Chip tone={isDone ? 'success' : 'neutral'}>
          {t(isDone ? 'firstSteps.done' : 'firstSteps.open')}
        </Chip>
      </div>
      <p>{t(`firstSteps.${name}Text`, valuesOf(name, steps))}</p>
      {command !== undefined && !isDone && (
        <p>
          {t('firstSteps.terminal')} <code>{command}</code>
        </p>
      )}
    </li>
  );
}

function doneOf(name: StepName, steps: Steps): boolean {
  switch (name) {
    case 'institution':
      return true;
    case 'libraries':
      return steps.bibliotecas > 0;
    case 'openingHours':
      return steps.horarios > 0;
    case 'records':
      return steps.acervos > 0;
    case 'codes':
      return false;
    case 'patrons':
      return steps.leitores > 0;
    case 'rules':
      return steps.regras > 0;
    case 'calendar':
      return steps.feriados > 0;
    case 'address':
      return steps.endereco;
  }
}

/** Finds the number in the sentence of a step; 0 if it has none. */
function valuesOf(name: StepName, steps: Steps): { readonly count: number } {
  const counts: Partial<Record<StepName, number>> = {
    libraries: steps.bibliotecas,
    records: steps.acervos,
    codes: steps.codigos_sem_biblioteca,
    patrons: steps.leitores,
    rules: steps.regras,
    calendar: steps.feriados,
  };
  return { count: counts[name] ?? 0 };
}
