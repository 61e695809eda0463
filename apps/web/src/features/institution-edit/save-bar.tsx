import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { ApiFailure } from '../../api/api.ts';
import { failureWords } from '../../api/failure-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Message } from '../../ui/feedback/message.tsx';
import styles from './institution-edit.module.css';

interface SaveBarProps {
  readonly failure: ApiFailure | null;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly reload: () => Promise<void>;
  /** Names of the required fields that are empty. */
  readonly missing: readonly string[];
  readonly nameOf: (field: string) => string | null;
}

/** Foot of a form: why it was not saved, and the buttons that save and discard. */
export function SaveBar(props: SaveBarProps) {
  const { failure, isChanged, isSaving, reload, missing, nameOf } = props;
  const { t } = useTranslation();
  return (
    <div className={classes(styles.bar, isChanged && styles.changed)}>
      {missing.length > 0 && (
        <div className={styles.whole}>
          <MissingFields names={missing} />
        </div>
      )}
      {failure && (
        <div className={styles.whole}>
          <SaveFailure failure={failure} onReload={() => void reload()}>
            <FaultList faults={failure.campos} nameOf={nameOf} />
          </SaveFailure>
        </div>
      )}
      <Button
        type="submit"
        variant="primary"
        // A user who has just saved still has the keyboard on it.
        aria-disabled={!isChanged || undefined}
        isPending={isSaving}
      >
        {t('edit.save')}
      </Button>
      {isChanged && (
        <Button variant="quiet" onClick={() => void reload()}>
          {t('edit.discard')}
        </Button>
      )}
    </div>
  );
}

/** Names the one empty required field, or says that there are several; each is marked itself too. */
function MissingFields({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation();
  const [campo, another] = names;
  return (
    <Message isLive tone="warning">
      {another === undefined
        ? t('errors.CampoObrigatorioNaoPreenchido', { campo })
        : t('errors.CampoObrigatorioNaoPreenchido_varios')}
    </Message>
  );
}

interface FaultListProps {
  readonly faults: ApiFailure['campos'];
  readonly nameOf: (field: string) => string | null;
}

/** Faults with the names of their fields, in a table with the row; those of unnamed fields are left out. */
function FaultList({ faults, nameOf }: FaultListProps) {
  const told = faults.flatMap(({ campo, mensagem }) => {
    const name = nameOf(campo);
    return name === null ? [] : [`${name}: ${mensagem}`];
  });
  if (told.length === 0) return null;
  return (
    <ul>
      {told.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  );
}

interface SaveFailureProps {
  readonly failure: ApiFailure;
  readonly onReload: () => void;
  readonly children: ReactNode;
}

function SaveFailure({ failure, onReload, children }: SaveFailureProps) {
  const { t } = useTranslation();
  const isStale = failure.codigo === 'AlteradoPorOutro';
  return (
    <Message
      isLive
      tone={isStale ? 'warning' : 'danger'}
      title={t('edit.failed')}
      actions={isStale && <Button onClick={onReload}>{t('edit.reload')}</Button>}
    >
      {failureWords(failure, t)}
      {isStale && <p>{t('edit.staleHint')}</p>}
      {children}
    </Message>
  );
}
