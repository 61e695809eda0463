import { useTranslation } from '../../../languages/use-translation.ts';
import { endpointQuery } from '../../../api/query.ts';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import styles from '../../../features/institution-edit/institution-edit.module.css';
import { SettingField } from '../../../features/institution-edit/setting-field.tsx';
import { settingGroups } from '../../../features/institution-edit/setting-groups.ts';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="settings">
      <EditForm
        query={endpointQuery('getSettings', {})}
        save={(call, body) => call('changeSettings', { body })}
      >
        {(settings, change) =>
          settingGroups.map(({ name, fields }) => (
            <fieldset key={name} className={styles.group}>
              <legend>{t(`edit.groups.${name}`)}</legend>
              {fields.map((field) => (
                <SettingField
                  key={field.name}
                  field={field}
                  value={settings[field.name]}
                  onChange={(value) => change({ ...settings, [field.name]: value })}
                />
              ))}
            </fieldset>
          ))
        }
      </EditForm>
    </StaffTask>
  );
}
