import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import { useActivity } from '../../parts/institution/page-config.ts';
import { loginHref } from '../../session/login-address.ts';
import { useSignInFirst } from '../../session/sign-in-first.ts';
import { Button } from '../../ui/controls/button.tsx';
import { usePermanentActs } from './use-permanent-acts.ts';

interface KeepSelectedProps {
  /** Titles in the order they were put in. */
  readonly ids: readonly number[];
  readonly onMoved: () => void;
}

/** Button that moves titles of the browser's basket into the permanent one; others sign in first. */
export function KeepSelected({ ids, onMoved }: KeepSelectedProps) {
  const { t } = useTranslation();
  const signInFirst = useSignInFirst();
  const navigate = useNavigate();
  const { moveIn, isBusy } = usePermanentActs();
  if (!useActivity(activities.accountPermanentBasket) || ids.length === 0) return null;
  const move = async () => {
    if (!signInFirst) return navigate(loginHref('/cesta'));
    if ((await signInFirst()) && (await moveIn(ids))) onMoved();
  };
  return (
    <Button size="small" icon="archive" isPending={isBusy} onClick={() => void move()}>
      {t('permanentBasket.moveIn')}
    </Button>
  );
}
