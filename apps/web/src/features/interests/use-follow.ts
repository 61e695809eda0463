import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { askAgain } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { loginHref } from '../../session/login-address.ts';
import { useSignInFirst } from '../../session/sign-in-first.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';

interface Follow {
  /** Null: it was not done, which has been told. */
  readonly act: () => Promise<object | null>;
  /** Names of the endpoints whose answers know of it: they are asked again. */
  readonly changed: readonly string[];
  /** Message once it is done; its button leads to `href`, where it can be seen. */
  readonly words: string;
  readonly href: string;
  /** Words of that button, where it does not lead to the profile of interests. */
  readonly see?: string;
}

/** Follows something for who is signed in; others sign in first. */
export function useFollow() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const signInFirst = useSignInFirst();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async ({ act, changed, words, href, see }: Follow): Promise<void> => {
    if (!signInFirst) {
      await navigate(loginHref(pathname + search));
      return;
    }
    if (!(await signInFirst()) || !(await act())) return;
    await askAgain(client, ...changed.map((name) => [name]));
    showToast({
      tone: 'success',
      words,
      action: { words: see ?? t('interests.see'), act: () => void navigate(href) },
    });
  };
}
