import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginHref } from '../../session/login-address.ts';
import { useSignInFirst } from '../../session/sign-in-first.ts';
import { useSessionState } from '../../session/use-session.ts';

/**
 * Keeps a form in a dialog for a signed-in reader; others sign in first. The written text is kept while the
 * page stays, and dropped when the reader changes.
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
    /** Whether the dialog was ever opened, and must be mounted. */
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
    /** Closes the form, which was sent, and clears its draft. */
    finish: () => {
      setKept(null);
      setOpen(false);
    },
  };
}

export type FormDialog<Draft> = ReturnType<typeof useFormDialog<Draft>>;
