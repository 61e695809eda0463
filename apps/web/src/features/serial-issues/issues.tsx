import { frequencyCodes, issueStateCodes } from '@estante/contract/plain';
import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Icon } from '../../ui/drawings/icon.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import type { Part } from './calendar.ts';
import { IssueCalendar } from './issue-calendar.tsx';
import { IssueDialog, type OpenIssue } from './issue-dialog.tsx';
import { stateIcons } from './issue-states.ts';
import styles from './serial-issues.module.css';

interface IssuesProps {
  readonly titleId: number;
  readonly found: Output<'listIssues'>;
}

/** Issues found, by library and part. */
export function Issues({ titleId, found }: IssuesProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<OpenIssue | null>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = found.bibliotecas
    .map(({ partes, ...library }) => ({
      ...library,
      partes: partes.filter(({ anos }) => anos.length > 0),
    }))
    .filter(({ partes }) => partes.length > 0);
  if (shown.length === 0) {
    return (
      <EmptyState icon="calendar" title={t('serialIssues.none')}>
        {t('serialIssues.noneHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <Legend />
      {shown.map((library) => (
        <section key={library.cod_biblioteca} className={styles.library}>
          <h2>{library.desc_biblioteca}</h2>
          {library.partes.map((part) => (
            <PartOfSerial
              key={part.cod_parte}
              library={library.desc_biblioteca}
              part={part}
              isAlone={library.partes.length === 1}
              onOpen={(issue) => {
                setOpened({ partId: part.cod_parte, issue });
                setOpen(true);
              }}
            />
          ))}
        </section>
      ))}
      {opened && (
        <IssueDialog
          titleId={titleId}
          opened={opened}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Legend() {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend} aria-label={t('serialIssues.legend')}>
      {issueStateCodes.map((state) => (
        <li key={state} className={styles[state]}>
          <Icon name={stateIcons[state]} /> {t(`serialIssues.states.${state}`)}
        </li>
      ))}
    </ul>
  );
}

interface PartOfSerialProps {
  readonly library: string;
  readonly part: Part;
  /** Whether the part is its library's only one, and needs no heading. */
  readonly isAlone: boolean;
  readonly onOpen: (issue: Part['anos'][number]['fasciculos'][number]) => void;
}

function PartOfSerial({ library, part, isAlone, onOpen }: PartOfSerialProps) {
  const { t } = useTranslation();
  const name = part.desc_parte || t(`serialIssues.kinds.${part.tipo}`);
  const known = frequencyCodes.find((code) => code === part.cod_periodicidade);
  const facts = [known && t(`serialIssues.frequencies.${known}`), part.numero_chamada].filter(
    Boolean,
  );
  return (
    <section className={styles.part}>
      {!isAlone && <h3>{name}</h3>}
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      <IssueCalendar
        caption={t('serialIssues.caption', { part: name, library })}
        part={part}
        onOpen={onOpen}
      />
    </section>
  );
}
