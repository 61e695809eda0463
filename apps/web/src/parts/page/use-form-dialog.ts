import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginHref } from '../../session/login-address.ts';
import { useSignInFirst } from '../../session/sign-in-first.ts';
import { useSessionState } from '../../session/use-session.ts';

/**
 * A form in a dialog for who is signed in; others sign in first. The text written is kept while the
 * page stays, and is gone with its writer.
 */
export function useFormDialog<Draft>(blank: Draft) {
  const signInFirst = useSignInFirst();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const state = useSessionState();
  const writer = state.kind === 'signed-in' ? state.person.user.login : null;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [kept, setKept] = useState<{
    readonly writer: string | null;
    readonly draft: Draft;
  } | null>(null);
  return {
    isOpen: isOpen && writer !== null,
    /** The dialog need not be there before. */
    wasOpened,
    open: async () => {
      if (writer === null && !signInFirst) return navigate(loginHref(pathname + search));
      if (writer === null && !(await signInFirst?.())) return;
      setWasOpened(true);
      setOpen(true);
    },
    close: () => setOpen(false),
    draft: kept && kept.writer === writer ? kept.draft : blank,
    write: (draft: Draft) => setKept({ writer, draft }),
    /** Closes the form, which was sent, and forgets what is written in it. */
    finish: () => {
      setKept(null);
      setOpen(false);
    },
  };
}

export type FormDialog<Draft> = ReturnType<typeof useFormDialog<Draft>>;
