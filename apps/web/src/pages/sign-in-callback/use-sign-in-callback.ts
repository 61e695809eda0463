import { sitePath } from '@estante/contract/plain';
import { useContext, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiFailure, failureOf } from '../../api/api.ts';
import { ApiContext } from '../../api/query.ts';
import { mayKeepModalSession } from '../../features/sign-in/use-sign-in.ts';
import { useSession } from '../../session/use-session.ts';

type CallbackStep =
  | { readonly kind: 'entering' }
  | { readonly kind: 'in'; readonly target: string }
  /** Somebody who began in a dialog, where a session of theirs does not go on. */
  | { readonly kind: 'unwelcome'; readonly target: string }
  | { readonly kind: 'refused'; readonly failure: ApiFailure; readonly target: string };

interface Callback {
  readonly step: CallbackStep;
  /** Whether somebody who is signed in confirms who they are, and stays so whatever comes of it. */
  readonly isConfirmation: boolean;
}

/** Reasons that the server sends a browser back with; whoever writes another reads none of it. */
const told: Readonly<Record<string, number>> = {
  ProvedorForaDoAr: 503,
  ProvedorRecusou: 401,
  EntradaNaoConcluida: 401,
  ConfirmacaoNaoConcluida: 422,
  ConfirmacaoDeOutraPessoa: 422,
  ConfirmacaoSemNovaEntrada: 422,
  ConfirmacaoSemHora: 422,
  SemCadastroParaIdentidade: 422,
  VinculoEncerrado: 422,
  ACESSO_BLOQUEADO: 430,
};

/** Signs in, or confirms who it is, by the code in the address, once; the address keeps nothing of it. */
export function useSignInCallback(): Callback {
  const [params] = useSearchParams();
  const [codigo] = useState(() => params.get('codigo') ?? '');
  const [isConfirmation] = useState(() => params.has('confirma'));
  const target = sitePath(params.get('redirect'));
  const call = useContext(ApiContext);
  const session = useSession();
  const navigate = useNavigate();
  const fault = params.get('falha');
  const [step, setStep] = useState<CallbackStep>(() =>
    fault === null ? { kind: 'entering' } : { kind: 'refused', failure: failureFor(fault), target },
  );
  const isBegun = useRef(false);
  useEffect(() => {
    if (!call || !session || isBegun.current || step.kind !== 'entering') return;
    isBegun.current = true;
    const enter = async () => {
      await navigate({ search: '' }, { replace: true });
      try {
        if (isConfirmation) {
          const { url } = await call('finishConfirmation', { body: { codigo } });
          return setStep({ kind: 'in', target: sitePath(url) });
        }
        const answer = await call('finishProviderSignIn', { body: { codigo } });
        const isWelcome = answer.em_janela ? mayKeepModalSession : () => true;
        const isIn = await session.goOnBy(answer, answer.manter, isWelcome);
        setStep({ kind: isIn ? 'in' : 'unwelcome', target: sitePath(answer.url) });
      } catch (error) {
        const refused = failureOf(error);
        // To the server there is no such code for this session.
        const isUnknown = isConfirmation && refused.codigo === 'NaoEncontrado';
        const failure = isUnknown ? failureFor('ConfirmacaoNaoConcluida') : refused;
        setStep({ kind: 'refused', failure, target });
      }
    };
    void enter();
  }, [call, session, codigo, isConfirmation, step, target, navigate]);
  return { step, isConfirmation };
}

function failureFor(code: string): ApiFailure {
  const isTold = Object.hasOwn(told, code);
  const status = (isTold ? told[code] : 401) ?? 401;
  // No password was tried here: a block is one of the library.
  const values: ApiFailure['valores'] =
    code === 'ACESSO_BLOQUEADO' ? { context: 'biblioteca' } : {};
  return new ApiFailure(status, isTold ? code : 'EntradaNaoConcluida', '', values);
}
