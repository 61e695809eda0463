import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Basket } from '../../parts/basket/basket.ts';
import { actOnBasket } from '../../parts/basket/use-basket.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import styles from './basket-page.module.css';

export interface Undo {
  /** Last act, in words, the titles that left by it, and the basket before it. */
  readonly last: {
    readonly text: string;
    readonly ids: readonly number[];
    readonly before: Basket;
  } | null;
  /** Removes titles, all of them if none are named, and keeps the way to undo it. */
  readonly remove: (text: string, ids?: readonly number[]) => void;
  readonly restore: () => void;
}

export function useUndo(): Undo {
  const { t } = useTranslation();
  const [last, setLast] = useState<Undo['last']>(null);
  return {
    last,
    remove: (text, ids) => {
      const { before } = actOnBasket(ids ? { kind: 'remove', ids } : { kind: 'clear' });
      const all = before.itens.map(({ cod_acervo }) => cod_acervo);
      setLast({ text, ids: ids ?? all, before });
      announce(text);
      if (!ids) requestAnimationFrame(focusMain);
    },
    restore: () => {
      if (last) actOnBasket({ kind: 'restore', before: last.before, ids: last.ids });
      setLast(null);
      announce(t('basket.restored'));
      focusMain();
    },
  };
}

/** Moves the keyboard to the main part, where it goes on when the button it was at is gone. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}

interface UndoReceiptProps {
  readonly undo: { readonly last: { readonly text: string } | null; readonly restore: () => void };
}

/** Message on what left the basket, with the undo button. */
export function UndoReceipt({ undo }: UndoReceiptProps) {
  const { t } = useTranslation();
  if (!undo.last) return null;
  return (
    <div className={styles.receipt} data-print="no">
      <Message
        tone="success"
        actions={
          <Button size="small" icon="history" onClick={undo.restore}>
            {t('basket.undo')}
          </Button>
        }
      >
        {undo.last.text}
      </Message>
    </div>
  );
}
