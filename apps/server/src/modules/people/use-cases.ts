import { defineUseCases } from '../define-use-cases.ts';
import { changeLink } from './change-link.ts';
import { changePerson } from './change-person.ts';
import { checkPersonClosing, closePerson } from './close-person.ts';
import { findPeople } from './find-people.ts';
import { getPeopleChoices, getPersonRecord } from './get-person-record.ts';
import { giveRole } from './give-role.ts';
import { listAudit } from './list-audit.ts';
import { addLink, endLink, reviveLink } from './links.ts';
import { askRegistration } from './registration.ts';
import {
  confirmRegistration,
  listRegistrations,
  refuseRegistration,
} from './registrations-to-confirm.ts';
import { registerPerson } from './register-person.ts';
import { resetPassword } from './reset-password.ts';
import {
  changeStaffPermissions,
  changeStaffRole,
  listStaffRoles,
  makeStaffRole,
  removeStaffRole,
} from './staff-roles.ts';

/** Use cases behind the calls of the staff about people. */
export const useCases = defineUseCases((context) => ({
  findPeople: findPeople(context),
  getPersonRecord: getPersonRecord(context),
  getPeopleChoices: getPeopleChoices(context),
  registerPerson: registerPerson(context),
  changePerson: changePerson(context),
  changeLink: changeLink(context),
  giveRole: giveRole(context),
  listStaffRoles: listStaffRoles(context),
  makeStaffRole: makeStaffRole(context),
  changeStaffRole: changeStaffRole(context),
  removeStaffRole: removeStaffRole(context),
  changeStaffPermissions: changeStaffPermissions(context),
  askRegistration: askRegistration(context),
  listRegistrations: listRegistrations(context),
  confirmRegistration: confirmRegistration(context),
  refuseRegistration: refuseRegistration(context),
  listAudit: listAudit(context),
  addLink: addLink(context),
  endLink: endLink(context),
  reviveLink: reviveLink(context),
  resetPassword: resetPassword(context),
  checkPersonClosing: checkPersonClosing(context),
  closePerson: closePerson(context),
}));
