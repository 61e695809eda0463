import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ApiFailure, Output } from '../../app/api.ts';
import { chooseLanguage } from '../../app/language-choice.ts';
import { ApiContext } from '../../app/query.ts';
import { AtWork } from './at-work.tsx';
import { IdentifyForm } from './identify-form.tsx';
import { keptKiosk } from './kept-kiosk.ts';
import { useOwnLanguage, Welcome, type Ended } from './welcome.tsx';

export type KioskPatron = Output<'startKioskSession'>;

/** All of it is in the memory of this page: no address, no history and no storage has any. */
type Stage =
  | { readonly kind: 'welcome'; readonly ended: Ended | null }
  | { readonly kind: 'identify' }
  /** Null: whoever returns something. */
  | { readonly kind: 'at-work'; readonly patron: KioskPatron | null };

/** One reader after the other; nothing of one is there for the next. */
export function Kiosk({ secret }: { readonly secret: string }) {
  const { i18n } = useTranslation();
  const call = useContext(ApiContext);
  const own = useOwnLanguage();
  const [stage, setStage] = useState<Stage>({ kind: 'welcome', ended: null });

  const endSession = async () => {
    if (stage.kind !== 'at-work' || !stage.patron) return;
    // Where it cannot be reached, the server ends it by itself.
    await call?.('endKioskSession', { body: { sessao: stage.patron.sessao } }).catch(() => null);
  };
  const leave = async (ended: Ended) => {
    setStage({ kind: 'welcome', ended });
    await endSession();
    if (i18n.language !== own) chooseLanguage(own);
  };
  const leaveAtOnce = useEffectEvent(() => {
    if (stage.kind === 'welcome') return;
    void endSession();
    // A browser may keep the page as it stands, for Back.
    flushSync(() => setStage({ kind: 'welcome', ended: null }));
  });
  useEffect(() => {
    const hide = () => leaveAtOnce();
    window.addEventListener('pagehide', hide);
    return () => window.removeEventListener('pagehide', hide);
  }, []);
  /** Whether a failure ends what is done here, and is not to be told there. */
  const isEnd = ({ codigo }: ApiFailure) => {
    if (codigo === 'AparelhoNaoAutorizado') keptKiosk.write({ kiosk: null });
    else if (codigo === 'SessaoExpirada') void leave('expired');
    else return false;
    return true;
  };

  switch (stage.kind) {
    case 'welcome':
      return (
        <Welcome
          ended={stage.ended}
          onIdentify={() => setStage({ kind: 'identify' })}
          onReturn={() => setStage({ kind: 'at-work', patron: null })}
        />
      );
    case 'identify':
      return (
        <IdentifyForm
          secret={secret}
          isEnd={isEnd}
          onLeave={(ended) => void leave(ended)}
          onIdentified={(patron) => setStage({ kind: 'at-work', patron })}
        />
      );
    case 'at-work':
      return (
        <AtWork
          secret={secret}
          patron={stage.patron}
          isEnd={isEnd}
          onLeave={(ended) => void leave(ended)}
        />
      );
  }
}
