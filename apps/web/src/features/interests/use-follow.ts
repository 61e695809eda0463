import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { askAgain } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { loginHref } from '../../session/login-address.ts';
import { useSignInFirst } from '../../session/sign-in-first.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';

interface Follow {
  /** Carries out the act; null if it was refused, which was reported. */
  readonly act: () => Promise<object | null>;
  /** Names of the endpoints whose answers change: they are asked again. */
  readonly changed: readonly string[];
  /** Message on success; its button leads to `href`, where the result is shown. */
  readonly words: string;
  readonly href: string;
  /** Label of that button, if it does not lead to the interest profile. */
  readonly see?: string;
}

/** Follows something for a signed-in reader; others sign in first. */
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
