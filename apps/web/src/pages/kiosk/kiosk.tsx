import type { KioskPatron } from './kiosk-patron.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiFailure } from '../../api/api.ts';
import { selfServiceQuery } from '../../parts/institution/page-config.ts';
import { ApiContext, askAgain, queryKey } from '../../api/query.ts';
import { KioskSession } from './kiosk-session.tsx';
import { createEarlyScans, type EarlyScans } from './early-scans.ts';
import { IdentifyForm } from './identify-form.tsx';
import type { useKioskLanguage } from './use-kiosk-language.ts';
import { useNobodySignedIn } from './use-nobody-signed-in.ts';
import { useNoWayOut } from './use-no-way-out.ts';
import { Welcome, type EndReason } from './welcome.tsx';

/** Stage of a visit, kept in the memory of this page alone: no address, history or storage has any of it. */
type Stage =
  | { readonly kind: 'welcome'; readonly ended: EndReason | null }
  | { readonly kind: 'identify' }
  /** Signed-in patron; null during anonymous returns. */
  | { readonly kind: 'at-work'; readonly patron: KioskPatron | null; readonly early: EarlyScans };

interface KioskProps {
  readonly secret: string;
  readonly language: ReturnType<typeof useKioskLanguage>;
  /** Called if the server does not know this machine. */
  readonly onRefused: () => void;
}

/** Kiosk that serves one reader after the other; nothing of one stays for the next. */
export function Kiosk({ secret, language, onRefused }: KioskProps) {
  const call = useContext(ApiContext);
  const client = useQueryClient();
  const [stage, setStage] = useState<Stage>({ kind: 'welcome', ended: null });
  useNobodySignedIn();

  const endSession = () => {
    if (stage.kind !== 'at-work' || !stage.patron) return;
    // If the server cannot be reached, the session ends there by itself.
    call?.('endKioskSession', { body: { sessao: stage.patron.sessao } }).catch(() => null);
  };
  const leave = (ended: EndReason | null) => {
    if (stage.kind === 'welcome') return;
    endSession();
    setStage({ kind: 'welcome', ended });
    language.goBack();
  };
  useNoWayOut(() => leave('left'));
  // A browser may keep the page for its back button.
  const leaveAtOnce = useEffectEvent(() => flushSync(() => leave(null)));
  const fallAway = useEffectEvent(endSession);
  useEffect(() => {
    const hide = () => leaveAtOnce();
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      fallAway();
    };
  }, []);
  /** Whether a failure ends the visit, and is not reported within it. */
  const isEnd = ({ codigo }: ApiFailure) => {
    if (codigo === 'AparelhoNaoAutorizado') onRefused();
    else if (codigo === 'SessaoExpirada') leave('expired');
    else if (codigo === 'RecursoDesativado') {
      leave(null);
      void askAgain(client, queryKey(selfServiceQuery));
    } else return false;
    return true;
  };

  switch (stage.kind) {
    case 'welcome':
      return (
        <Welcome
          ended={stage.ended}
          isOwnLanguage={language.isOwn}
          onIdentify={() => setStage({ kind: 'identify' })}
          onReturn={() => setStage({ kind: 'at-work', patron: null, early: createEarlyScans() })}
          onRest={() => {
            setStage({ kind: 'welcome', ended: null });
            language.goBack();
          }}
        />
      );
    case 'identify':
      return (
        <IdentifyForm
          secret={secret}
          isEnd={isEnd}
          onLeave={leave}
          // At once: a key that is pressed in between would be lost.
          onIdentified={(patron, early) =>
            flushSync(() => setStage({ kind: 'at-work', patron, early }))
          }
        />
      );
    case 'at-work':
      return (
        <KioskSession
          secret={secret}
          patron={stage.patron}
          early={stage.early}
          isEnd={isEnd}
          onLeave={leave}
        />
      );
  }
}
