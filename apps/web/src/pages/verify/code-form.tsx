import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './verify-page.module.css';

/** Address of the page of a typed code; null if none was typed. */
export function verifyHref(code: string): string | null {
  const typed = code.trim();
  return typed === '' ? null : `/verificar/${encodeURIComponent(typed)}`;
}

/** Form for the code on a printed clearance; a plain form until hydration. */
export function CodeForm({ typed = '' }: { readonly typed?: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [code, setCode] = useState(typed);
  const href = verifyHref(code);
  return (
    <form
      className={styles.code}
      action="/verificar"
      onSubmit={(event) => {
        event.preventDefault();
        if (href) void navigate(href);
      }}
    >
      <TextField
        label={t('clearances.verify.code')}
        name="codigo"
        required
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="primary">
        {t('clearances.verify.look')}
      </Button>
    </form>
  );
}
