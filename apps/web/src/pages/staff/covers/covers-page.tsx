import { coverLists } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Covers } from './cover-list.tsx';
import { coversPath } from './covers-address.ts';
import styles from '../../../parts/staff/staff-list.module.css';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

const number = /^[1-9]\d{0,8}$/;

/** Covers reported by readers, and fetched ones: kept, refused or replaced. */
export function Page() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const lista = coverLists.find((one) => one === params.get('lista')) ?? 'avisadas';
  const pagina = number.test(params.get('pagina') ?? '') ? Number(params.get('pagina')) : 1;
  const title = number.test(params.get('titulo') ?? '') ? params.get('titulo') : null;
  return (
    <StaffTask name="covers">
      <p>{t('staffCovers.hint')}</p>
      <FindOne key={title} title={title ?? ''} />
      <Covers lista={lista} pagina={pagina} title={title} />
    </StaffTask>
  );
}

function FindOne({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(title);
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(`${coversPath}?titulo=${typed.trim()}`);
  };
  return (
    <form className={styles.form} onSubmit={show}>
      <Stack gap={3}>
        <TextField
          label={t('staffCovers.one')}
          description={t('staffCovers.oneHint')}
          name="titulo"
          inputMode="numeric"
          pattern="[1-9][0-9]{0,8}"
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <Button type="submit">{t('staffCovers.oneShow')}</Button>
        </div>
      </Stack>
    </form>
  );
}
