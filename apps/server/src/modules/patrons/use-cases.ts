import { defineUseCases } from '../define-use-cases.ts';
import { changeAccessBlock, listAccessBlocks } from './access-blocks.ts';
import { getPerson, listLogins } from './get-person.ts';
import { getRegistration } from './get-registration.ts';
import { getShortName } from './get-short-name.ts';
import { listDepartments } from './list-departments.ts';
import { renewRegistration } from './renew-registration.ts';

/** Use cases behind the calls about the person who asks. */
export const useCases = defineUseCases((context) => ({
  getPerson: getPerson(context.db),
  listLogins: listLogins(context.db),
  listDepartments: listDepartments(context.db),
  getRegistration: getRegistration(context),
  renewRegistration: renewRegistration(context),
  getShortName: getShortName(context),
  listAccessBlocks: listAccessBlocks(context),
  changeAccessBlock: changeAccessBlock(context),
}));
