import { ApiFailure, failureOf, type CallEndpoint, type Output } from '../../api/api.ts';

/** Answer that a provider sent the browser back with: a code of ours, or the reason why there is none. */
export interface ProviderAnswer {
  readonly codigo: string;
  /** Code of the refusal; null where there is none. */
  readonly falha: string | null;
}

/** Reasons that the server sends a browser back with; any other text in the address is not shown. */
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

/** Makes the failure that a reason stands for. */
export function failureFor(reason: string): ApiFailure {
  const isTold = Object.hasOwn(told, reason);
  const status = (isTold ? told[reason] : 401) ?? 401;
  // No password was tried here: a block is the library's.
  const values: ApiFailure['valores'] =
    reason === 'ACESSO_BLOQUEADO' ? { context: 'biblioteca' } : {};
  return new ApiFailure(status, isTold ? reason : 'EntradaNaoConcluida', '', values);
}

/** Accepts the provider's confirmation of the signed-in reader's identity. @throws ApiFailure */
export async function takeConfirmation(
  call: CallEndpoint,
  { codigo, falha }: ProviderAnswer,
): Promise<Output<'finishConfirmation'>> {
  if (falha !== null) throw failureFor(falha);
  try {
    return await call('finishConfirmation', { body: { codigo } });
  } catch (error) {
    // The server knows no such code for this session.
    const isUnknown = failureOf(error).codigo === 'NaoEncontrado';
    throw isUnknown ? failureFor('ConfirmacaoNaoConcluida') : error;
  }
}
