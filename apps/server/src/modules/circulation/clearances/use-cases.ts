import { defineUseCases } from '../../define-use-cases.ts';
import { checkNoDebts } from './check-no-debts.ts';
import { declareNoDebts } from './declare-no-debts.ts';
import { listDeclarations, revokeDeclaration } from './staff-declarations.ts';
import { verifyDeclaration } from './verify-declaration.ts';

/** Use cases behind the calls of clearances (declarations of no debts). */
export const useCases = defineUseCases((context) => ({
  checkNoDebts: checkNoDebts(context),
  declareNoDebts: declareNoDebts(context),
  verifyDeclaration: verifyDeclaration(context),
  listDeclarations: listDeclarations(context),
  revokeDeclaration: revokeDeclaration(context),
}));
