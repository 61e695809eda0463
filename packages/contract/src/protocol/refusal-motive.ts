/** Motives of refusals in circulation, each with its sentence in packages/phrases (`circulation.reason`). */
export const refusalMotives = [
  'bloqueado',
  'cadastro_vencido',
  'suspenso',
  'debito',
  'emprestimos_em_atraso',
  'sem_regra',
  'limite_emprestimos',
  'nao_circula',
  'emprestado',
  'reservado_para_outro',
  'limite_renovacoes',
  'item_em_atraso',
  'ja_renovado',
  'aguardado',
  'ja_reservado',
  'limite_reservas',
  'disponivel_agora',
  'ja_emprestado',
  'sem_exemplar_reservavel',
  'indisponivel_na_origem',
  'disponivel_no_recebimento',
  'ja_solicitado',
  'limite_solicitacoes',
  'emprestimos',
  'debitos',
  'reservas',
  'solicitacoes',
  'atendimentos',
] as const;
export type RefusalMotive = (typeof refusalMotives)[number];

/**
 * Motives that staff with that permission may override at the desk, with a reason: limits and rules of the library.
 * Other refusals stay: a thing is another person's, is not there, or has no rule.
 */
export const overridableMotives: readonly RefusalMotive[] = [
  'bloqueado',
  'cadastro_vencido',
  'suspenso',
  'debito',
  'emprestimos_em_atraso',
  'limite_emprestimos',
  'limite_renovacoes',
  'item_em_atraso',
  'aguardado',
  'limite_reservas',
];

/** Kinds of events that clear a refusal: the coming of a day, or an act. */
export type ClearingKind =
  | 'dia'
  | 'pagamento'
  | 'devolucao'
  | 'encerrar_reservas'
  | 'encerrar_solicitacoes'
  | 'encerrar_atendimentos'
  | 'emprestar'
  | 'reservar'
  | 'renovar_cadastro'
  | 'procurar_biblioteca';

/** Names the sentence under `circulation.reason`: the motive's own, except where the limit is zero. */
export function reasonSentence(motive: RefusalMotive, kind: ClearingKind) {
  if (kind !== 'procurar_biblioteca') return motive;
  if (motive === 'limite_reservas') return 'sem_reservas';
  return motive === 'limite_solicitacoes' ? 'sem_solicitacoes' : motive;
}

/** Names the sentence under `circulation.clearing` that says what clears a refusal: by kind, or by motive. */
export function clearingSentence(motive: RefusalMotive, kind: ClearingKind) {
  switch (kind) {
    case 'dia':
    case 'renovar_cadastro':
    case 'procurar_biblioteca':
    case 'encerrar_atendimentos':
    case 'emprestar':
    case 'reservar':
      return kind;
    case 'pagamento':
      return motive === 'debitos' ? motive : kind;
    case 'encerrar_reservas':
      return motive === 'reservas' ? motive : kind;
    case 'encerrar_solicitacoes':
      return motive === 'solicitacoes' ? motive : kind;
    case 'devolucao':
      switch (motive) {
        case 'emprestimos_em_atraso':
        case 'limite_emprestimos':
        case 'emprestimos':
        case 'aguardado':
          return motive;
        default:
          return kind;
      }
  }
}
