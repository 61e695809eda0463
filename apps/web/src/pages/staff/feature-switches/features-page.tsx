import { useTranslation } from '../../../languages/use-translation.ts';
import { replaceAt } from '../../../browser/lists.ts';
import type { Output } from '../../../api/api.ts';
import { endpointQuery } from '../../../api/query.ts';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import styles from '../../../features/institution-edit/institution-edit.module.css';
import { ListActs } from '../../../features/institution-edit/list-acts.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

type Switches = Output<'getSwitches'>;

interface PartProps {
  readonly switches: Switches;
  readonly onChange: (switches: Switches) => void;
}

export function Page() {
  return (
    <StaffTask name="features">
      <EditForm
        query={endpointQuery('getSwitches', {})}
        save={(call, { versao, guias, ...switches }) => {
          const atividades = switches.atividades.map(({ cod_atividade, ativa }) => ({
            cod_atividade,
            ativa,
          }));
          return call('changeSwitches', { body: { versao, guias, atividades } });
        }}
      >
        {(switches, change) => (
          <>
            <Activities switches={switches} onChange={change} />
            <SearchTabs switches={switches} onChange={change} />
          </>
        )}
      </EditForm>
    </StaffTask>
  );
}

function Activities({ switches, onChange }: PartProps) {
  const { t } = useTranslation();
  const { atividades } = switches;
  return (
    <fieldset className={styles.group}>
      <legend>{t('edit.activities')}</legend>
      <div>
        {atividades.map((activity, at) => (
          <Checkbox
            key={activity.cod_atividade}
            checked={activity.ativa}
            count={String(activity.cod_atividade)}
            onChange={(ativa) =>
              onChange({
                ...switches,
                atividades: replaceAt(atividades, at, { ...activity, ativa }),
              })
            }
          >
            {activity.descricao}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

function SearchTabs({ switches, onChange }: PartProps) {
  const { t } = useTranslation();
  const { guias } = switches;
  const put = (tabs: Switches['guias']) => onChange({ ...switches, guias: tabs });
  return (
    <fieldset className={styles.group}>
      <legend>{t('edit.searchTabs')}</legend>
      <div>
        {guias.map((tab, at) => (
          <div key={tab.codigo} className={styles.line}>
            <Checkbox
              checked={tab.ativa}
              // The front page cannot be switched off.
              disabled={tab.codigo === 'geral'}
              onChange={(ativa) => put(replaceAt(guias, at, { ...tab, ativa }))}
            >
              {t(`tabs.${tab.codigo}`)}
            </Checkbox>
            <ListActs
              items={guias}
              at={at}
              name={t(`tabs.${tab.codigo}`)}
              canRemove={false}
              onChange={put}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
