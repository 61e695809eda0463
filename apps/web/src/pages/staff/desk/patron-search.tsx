import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { failureOf, type ApiFailure, type Output } from '../../../api/api.ts';
import { failureWords } from '../../../api/failure-toast.ts';
import { ApiContext } from '../../../api/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../../../features/desk/desk.module.css';
import type { DeskPatron } from './use-desk.ts';

type Patrons = Output<'findDeskPatrons'>['leitores'];

/** Who has come to the desk: by user name, by name, or by the token they show. */
export function PatronSearch(props: { readonly onFound: (patron: DeskPatron) => void }) {
  const { onFound } = props;
  const { t } = useTranslation();
  const call = useContext(ApiContext);
  const form = useRef<HTMLFormElement>(null);
  // Whoever comes next is looked for at once.
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  const [found, setFound] = useState<Patrons | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);

  const open = async (id: number) => {
    if (call) onFound(await call('getDeskPatron', { params: { id: String(id) } }));
  };
  const search = async (texto: string) => {
    if (!call || texto === '') return;
    const { leitores } = await call('findDeskPatrons', { query: { texto } });
    const named = leitores.find(({ usuario }) => usuario === texto.toLowerCase());
    const [only, another] = leitores;
    if (named) return open(named.cod_login);
    if (/^\d{6}$/.test(texto)) {
      return onFound(await call('takeLoanToken', { body: { token: texto } }));
    }
    if (only && !another) return open(only.cod_login);
    setFound(leitores);
  };
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    setFound(null);
    try {
      await act();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
      // The next card that is scanned takes the place of one that nobody has.
      form.current?.querySelector('input')?.select();
    }
  };
  return (
    <form
      ref={form}
      method="post"
      className={styles.line}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('leitor');
        if (typeof typed === 'string') void attempt(() => search(typed.trim()));
      }}
    >
      <div className={styles.field}>
        <TextField
          label={t('desk.patron')}
          description={t('desk.patronHint')}
          name="leitor"
          autoComplete="off"
          required
        />
      </div>
      <Button type="submit" icon="search" isPending={isBusy}>
        {t('desk.find')}
      </Button>
      <div className={styles.whole} aria-live="polite">
        {failure && <Message tone="danger">{failureWords(failure, t)}</Message>}
        {found?.length === 0 && <Message tone="warning">{t('desk.noPatron')}</Message>}
        {found && found.length > 0 && (
          <ul className={styles.found} aria-label={t('desk.choosePatron')}>
            {found.map((one) => (
              <li key={one.cod_login}>
                <Button onClick={() => void attempt(() => open(one.cod_login))}>
                  {`${one.nome_pessoa} · ${one.usuario} · ${one.desc_biblioteca}`}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </form>
  );
}
