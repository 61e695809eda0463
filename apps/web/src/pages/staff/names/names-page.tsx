import { nameLists, type NameList } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { endpointQuery } from '../../../api/query.ts';
import { replaceAt } from '../../../browser/lists.ts';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import styles from '../../../features/institution-edit/institution-edit.module.css';
import {
  NameFields,
  otherLanguages,
  type NamedEntry,
} from '../../../features/institution-edit/name-fields.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="names">
      <p>{t('editNames.hint')}</p>
      <EditForm
        query={endpointQuery('getNames', {})}
        save={(call, { versao, nomes }) =>
          call('changeNames', { body: { versao, nomes: nomes.map(toSend) } })
        }
      >
        {(document, change) => (
          <div>
            {nameLists.map((list) => (
              <ListOfNames
                key={list}
                list={list}
                entries={document.nomes}
                onChange={(nomes) => change({ ...document, nomes })}
              />
            ))}
          </div>
        )}
      </EditForm>
    </StaffTask>
  );
}

/** Gives an entry as it is sent; the network's own names are changed elsewhere. */
const toSend = ({ lista, codigo, nome: { en, es } }: NamedEntry) => ({
  lista,
  codigo,
  nome: { en, es },
});

interface ListOfNamesProps {
  readonly list: NameList;
  /** Entries of every list, of which those of `list` are shown. */
  readonly entries: readonly NamedEntry[];
  readonly onChange: (entries: NamedEntry[]) => void;
}

function ListOfNames({ list, entries, onChange }: ListOfNamesProps) {
  const { t } = useTranslation();
  const own = entries.filter(({ lista }) => lista === list);
  if (own.length === 0) return null;
  const missing = own.filter(({ nome }) => otherLanguages.some((one) => nome[one].trim() === ''));
  return (
    <Disclosure
      title={t(`editNames.lists.${list}`)}
      note={
        missing.length === 0
          ? t('editNames.complete')
          : t('editNames.missing', { count: missing.length })
      }
    >
      <div className={styles.group}>
        {entries.map(
          (entry, at) =>
            entry.lista === list && (
              <NameFields
                key={entry.codigo}
                entry={entry}
                part={`nomes.${at}`}
                onChange={(next) => onChange(replaceAt(entries, at, next))}
              />
            ),
        )}
      </div>
    </Disclosure>
  );
}
