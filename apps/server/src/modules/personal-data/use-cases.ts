import { defineUseCases } from '../define-use-cases.ts';
import { changePersonalData } from './change-personal-data.ts';
import { confirmEmail } from './confirm-email.ts';
import { decideRequest } from './decide-request.ts';
import { getPersonalData } from './get-personal-data.ts';
import { listRequests } from './list-requests.ts';
import { withdrawRequest } from './withdraw-request.ts';

/** Use cases behind the calls about what the institution knows of a person. */
export const useCases = defineUseCases((context) => ({
  getPersonalData: getPersonalData(context),
  changePersonalData: changePersonalData(context),
  withdrawPersonalDataRequest: withdrawRequest(context),
  listPersonalDataRequests: listRequests(context),
  decidePersonalDataRequest: decideRequest(context),
  confirmEmail: confirmEmail(context),
}));
