import { useTranslation } from '../../languages/use-translation.ts';
import { LibraryFields, type LibraryChoice } from '../../parts/libraries/library-fields.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Chip } from '../../ui/data/chip.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { problemAt, ProblemSummary, type FormProblem } from '../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import {
  choose,
  copiesText,
  isChosen,
  isOffered,
  writeCopies,
  type Lack,
  type LacksDraft,
} from './lacks-draft.ts';
import styles from './plan-lacks.module.css';
import { copiesField } from './use-lacks-problem.ts';

interface LacksFieldsProps {
  readonly discipline: string;
  readonly lacks: readonly Lack[];
  readonly draft: LacksDraft;
  readonly write: (draft: LacksDraft) => void;
  readonly choice: LibraryChoice;
  readonly setChoice: (choice: LibraryChoice) => void;
  readonly problem: FormProblem | null;
}

/** Fields for every missing title, ticked, with its number of copies, and for the library. */
export function LacksFields(props: LacksFieldsProps) {
  const { discipline, lacks, draft, write, choice, setChoice, problem } = props;
  const { t } = useTranslation();
  const error = problemAt(problem, 'biblioteca');
  return (
    <Stack>
      <ProblemSummary problem={problem} />
      <p>{t('planLacks.intro', { discipline })}</p>
      <LibraryFields choice={choice} onChange={setChoice} {...(error !== undefined && { error })} />
      <ul aria-label={t('planLacks.works')} className={styles.lacks}>
        {lacks.map((lack, at) => (
          <li key={lack.citacao} className={styles.lack}>
            <LackFields
              lack={lack}
              draft={draft}
              write={write}
              name={copiesField(at)}
              error={problemAt(problem, copiesField(at))}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface LackFieldsProps extends Pick<LacksFieldsProps, 'draft' | 'write'> {
  readonly lack: Lack;
  readonly name: string;
  readonly error: string | undefined;
}

function LackFields({ lack, draft, write, name, error }: LackFieldsProps) {
  const { t } = useTranslation();
  const { titulo, autor, edicao, editor, motivo, sugerida } = lack;
  return (
    <>
      <div className={styles.words}>
        <Checkbox
          checked={isChosen(draft, lack)}
          disabled={!isOffered(lack)}
          onChange={(isIn) => write(choose(draft, lack, isIn))}
        >
          {titulo}
        </Checkbox>
        <p className={styles.facts}>{[autor, edicao, editor].filter(Boolean).join(' · ')}</p>
        <p className={styles.facts}>
          <Chip tone="warning" icon="warning">
            {t(`planLacks.reasons.${motivo}`)}
          </Chip>{' '}
          {sugerida !== null && (
            <Chip tone="info" icon="info">
              {t('planLacks.again', { state: t(`suggestion.states.${sugerida}`) })}
            </Chip>
          )}
        </p>
      </div>
      {isChosen(draft, lack) && (
        <TextField
          label={t('suggestion.fields.exemplares')}
          aria-label={t('planLacks.copiesOf', { title: titulo })}
          name={name}
          inputMode="numeric"
          maxLength={4}
          required
          value={copiesText(draft, lack)}
          onChange={({ target }) => write(writeCopies(draft, lack, target.value.trim()))}
          error={error}
        />
      )}
    </>
  );
}
