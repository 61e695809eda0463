/** Kinds of debts, by what they are for: a fine, a lost copy, damage, a service. */
export const debtKinds = ['multa', 'perda', 'dano', 'servico'] as const;
export type DebtKind = (typeof debtKinds)[number];

/** Methods by which a debt is paid. */
export const paymentMethods = ['dinheiro', 'cartao', 'pix', 'gru', 'outro'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** States of a payment: it is reversed once any part was taken back. */
export const paymentStates = ['valido', 'estornado'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Ledger acts: those that staff do to debts by hand, besides taking payments. */
export const ledgerActKinds = [
  'cobranca',
  'desconto',
  'estorno-pagamento',
  'estorno-desconto',
  'anulacao',
] as const;
export type LedgerActKind = (typeof ledgerActKinds)[number];

/** States of a ledger act: a charge that was voided and a discount that was taken back are undone. */
export const ledgerActStates = ['valido', 'desfeito'] as const;
export type LedgerActState = (typeof ledgerActStates)[number];

/** Most acts in a file. */
export const longestLedgerFile = 10_000;

/** Outcomes of a line of a bank statement. */
export const statementOutcomes = [
  'quitado',
  'desconhecido',
  'valor-divergente',
  'ja-pago',
  /** Payment of a charge that was voided: the money is to be given back. */
  'anulado',
  /** Payment of a debt to a library whose money the asker does not handle: left for its staff. */
  'outra-unidade',
  /** Outgoing money: no payment. */
  'saida',
] as const;
export type StatementOutcome = (typeof statementOutcomes)[number];

export const clearanceStates = ['valida', 'expirada', 'revogada'] as const;
export type ClearanceState = (typeof clearanceStates)[number];

/** Whether the asker may void a charge, or the obstacle. */
export const voidabilities = ['permitida', 'paga', 'acima-do-limite'] as const;
export type Voidability = (typeof voidabilities)[number];

/** Most UTF-16 units of a debt's text, and of a reason. */
export const debtTextLength = 500;

/** Largest amount of one debt or payment, in centavos. */
export const largestAmount = 100_000_000;

/** Kinds of Pix keys: tax number of a person or of a firm, mail address, telephone, random key. */
export const pixKeyKinds = ['cpf', 'cnpj', 'email', 'telefone', 'aleatoria'] as const;
