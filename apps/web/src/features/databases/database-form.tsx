import { useEffect, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Area } from './database-groups.ts';
import {
  databaseViewHref,
  groupings,
  readDatabaseView,
  type DatabaseView,
} from './database-address.ts';
import styles from './databases.module.css';

interface DatabaseFormProps {
  readonly path: string;
  readonly view: DatabaseView;
  readonly areas: readonly Area[];
}

/** Plain form; with its script the list follows each change, in the same history entry. */
export function DatabaseForm({ path, view, areas }: DatabaseFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useFollowingForm(view);
  const follow = () => {
    const data = new FormData(form.current ?? undefined);
    const params = new URLSearchParams();
    for (const [name, value] of data) if (typeof value === 'string') params.set(name, value);
    const href = databaseViewHref(path, readDatabaseView(params));
    void navigate(href, { replace: true, preventScrollReset: true });
  };
  return (
    <form
      ref={form}
      action={path}
      className={styles.form}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        follow();
      }}
    >
      <div className={styles.text}>
        <TextField
          label={t('databases.text')}
          name="texto"
          type="search"
          autoComplete="off"
          maxLength={200}
          defaultValue={view.text}
          onChange={follow}
        />
      </div>
      <Select
        label={t('databases.area')}
        name="area"
        defaultValue={view.area}
        options={[
          { value: '', label: t('databases.allAreas') },
          ...areas.map(({ area, name }) => ({ value: area, label: name })),
        ]}
        onChange={follow}
      />
      <Select
        label={t('databases.grouping')}
        name="agrupar"
        defaultValue={view.grouping}
        options={groupings.map((one) => ({ value: one, label: t(`databases.groupings.${one}`) }))}
        onChange={follow}
      />
      <Button type="submit" className={styles.send}>
        {t('databases.submit')}
      </Button>
    </form>
  );
}

/** Has the fields follow the address, but never the one being written in. */
function useFollowingForm({ text, area, grouping }: DatabaseView) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const values = { texto: text, area, agrupar: grouping };
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field === document.activeElement) continue;
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = value;
      }
    }
  }, [text, area, grouping]);
  return form;
}
