export { checkNoDebts } from './check-no-debts.ts';
export { declareNoDebts } from './declare-no-debts.ts';
export { listDeclarations, revokeDeclaration } from './staff-declarations.ts';
export { verifyDeclaration } from './verify-declaration.ts';
