import { defineUseCases } from '../../define-use-cases.ts';
import {
  addSip2Terminal,
  changeSip2Terminal,
  listSip2Terminals,
  renewSip2Password,
  revokeSip2Terminal,
} from './edit-terminals.ts';

/** Use cases behind the calls about terminals of SIP2. */
export const useCases = defineUseCases((context) => ({
  listSip2Terminals: listSip2Terminals(context),
  addSip2Terminal: addSip2Terminal(context),
  changeSip2Terminal: changeSip2Terminal(context),
  renewSip2Password: renewSip2Password(context),
  revokeSip2Terminal: revokeSip2Terminal(context),
}));
