import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Output } from '../../../api/api.ts';
import { useAct } from '../../../api/use-act.ts';
import styles from '../../../features/desk/desk.module.css';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { DeskPatron } from './desk-patron.ts';
import { HoldWish } from './hold-wish.tsx';
import type { PatronActs } from './use-patron-acts.ts';

interface PlaceHoldProps {
  readonly patron: DeskPatron;
  readonly acts: PatronActs;
  readonly onPlaced: () => void;
}

/** Form for a hold of the patron at the desk: the title first, by the bar code of a copy or by its words. */
export function PlaceHold({ patron, acts, onPlaced }: PlaceHoldProps) {
  const { t } = useTranslation();
  const { act: find, isBusy } = useAct('findDeskTitles');
  const { act: choose } = useAct('getDeskHoldChoices');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [found, setFound] = useState<Output<'findDeskTitles'>['titulos'] | null>(null);
  const [choices, setChoices] = useState<Output<'getDeskHoldChoices'> | null>(null);
  const open = async (title: number) => {
    const query = { cod_login: String(patron.cod_login), cod_acervo: String(title) };
    setChoices(await choose({ query }));
  };
  const search = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const answer = await find({ query: { texto: text.trim() } });
    const [only, another] = answer?.titulos ?? [];
    setFound(answer?.titulos ?? null);
    if (only && !another) await open(only.cod_acervo);
  };
  const end = () => {
    flushSync(() => {
      setText('');
      setFound(null);
      setChoices(null);
    });
  };
  if (choices) {
    return (
      <HoldWish
        key={choices.acervo.cod_acervo}
        choices={choices}
        onAnother={() => {
          end();
          field.current?.focus();
        }}
        onPlace={(wish) => {
          acts.placeHold(choices.acervo.titulo, wish);
          end();
          onPlaced();
        }}
      />
    );
  }
  return (
    <Stack gap={3}>
      <form className={styles.line} data-scans="own" onSubmit={(event) => void search(event)}>
        <div className={styles.field}>
          <TextField
            label={t('desk.holds.find')}
            description={t('desk.holds.findHint')}
            ref={field}
            name="acervo"
            autoComplete="off"
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Button type="submit" icon="search" isPending={isBusy}>
          {t('desk.find')}
        </Button>
      </form>
      <div aria-live="polite">
        {found?.length === 0 && <p>{t('desk.holds.none')}</p>}
        {found && found.length > 0 && (
          <ul className={styles.found} aria-label={t('desk.holds.found')}>
            {found.map(({ cod_acervo, titulo, autor, ano }) => (
              <li key={cod_acervo}>
                <Button onClick={() => void open(cod_acervo)}>
                  {[titulo, autor, ano].filter(Boolean).join(' · ')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Stack>
  );
}
