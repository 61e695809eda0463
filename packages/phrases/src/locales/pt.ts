import { admin } from './pt/admin.ts';
import { backup } from './pt/backup.ts';
import { terminal } from './pt/terminal.ts';
import { importing } from './pt/importing.ts';
import { setup } from './pt/setup.ts';
import { searchLog } from './pt/search-log.ts';
import { password } from './pt/password.ts';
import { accessBlocks } from './pt/access-blocks.ts';
import { acquisition } from './pt/acquisition.ts';
import { purchaseOrders } from './pt/purchase-orders.ts';
import { activityNames } from './pt/activity-names.ts';
import { authority } from './pt/authority.ts';
import { basket } from './pt/basket.ts';
import { card } from './pt/card.ts';
import { circulation } from './pt/circulation.ts';
import { circulationEdit } from './pt/circulation-edit.ts';
import { holds } from './pt/holds.ts';
import { crowd } from './pt/crowd.ts';
import { databases } from './pt/databases.ts';
import { debts } from './pt/debts.ts';
import { inventories } from './pt/inventories.ts';
import { labels } from './pt/labels.ts';
import { staffCopies } from './pt/staff-copies.ts';
import { desk } from './pt/desk.ts';
import { overdueLoans } from './pt/overdue-loans.ts';
import { ledgerActs } from './pt/ledger-acts.ts';
import { staffSerialIssues } from './pt/staff-serial-issues.ts';
import { kiosk } from './pt/kiosk.ts';
import { imports } from './pt/imports.ts';
import { reports } from './pt/reports.ts';
import { identity } from './pt/identity.ts';
import { identityProviders } from './pt/identity-providers.ts';
import { secondFactor } from './pt/second-factor.ts';
import { sip2 } from './pt/sip2.ts';
import { apiKeys } from './pt/api-keys.ts';
import { webhooks } from './pt/webhooks.ts';
import { edit } from './pt/edit.ts';
import { editColourLabels } from './pt/edit-colour-labels.ts';
import { editNames } from './pt/edit-names.ts';
import { floorPlans } from './pt/floor-plans.ts';
import { staffCovers } from './pt/staff-covers.ts';
import { networkLists } from './pt/network-lists.ts';
import { editVendors } from './pt/edit-vendors.ts';
import { errors } from './pt/errors.ts';
import { fieldNames } from './pt/field-names.ts';
import { exports } from './pt/exports.ts';
import { frame } from './pt/frame.ts';
import { home } from './pt/home.ts';
import { harvest } from './pt/harvest.ts';
import { headings } from './pt/headings.ts';
import { interests } from './pt/interests.ts';
import { serialIssues } from './pt/serial-issues.ts';
import { personalLists } from './pt/personal-lists.ts';
import { alerts } from './pt/alerts.ts';
import { loanRequests } from './pt/loan-requests.ts';
import { lists } from './pt/lists.ts';
import { loans } from './pt/loans.ts';
import { renewals } from './pt/renewals.ts';
import { notices } from './pt/notices.ts';
import { mail } from './pt/mail.ts';
import { mainAct } from './pt/main-act.ts';
import { marc } from './pt/marc.ts';
import { money } from './pt/money.ts';
import { clearances } from './pt/clearances.ts';
import { materialFields } from './pt/material-fields.ts';
import { payments } from './pt/payments.ts';
import { people } from './pt/people.ts';
import { personalData } from './pt/personal-data.ts';
import { letterActs } from './pt/letter-acts.ts';
import { privacy } from './pt/privacy.ts';
import { recovery } from './pt/recovery.ts';
import { requests } from './pt/requests.ts';
import { redirects } from './pt/redirects.ts';
import { search } from './pt/search.ts';
import { sheets } from './pt/sheets.ts';
import { signIn } from './pt/sign-in.ts';
import { staff } from './pt/staff.ts';
import { staffKiosks } from './pt/staff-kiosks.ts';
import { dashboard } from './pt/dashboard.ts';
import { coursePage } from './pt/course-page.ts';
import { ownPlans } from './pt/own-plans.ts';
import { teachingPlans } from './pt/teaching-plans.ts';
import { terms } from './pt/terms.ts';
import { knowledgeAreas } from './pt/knowledge-areas.ts';
import { title } from './pt/title.ts';
import { copies } from './pt/copies.ts';
import { titleUsage } from './pt/title-usage.ts';
import { titleComments } from './pt/title-comments.ts';
import { visitorForms } from './pt/visitor-forms.ts';

/** Portuguese: the default, and the measure the other languages are checked against. */
export const pt = {
  product: 'Estante',
  ...activityNames,
  ...searchLog,
  ...password,
  ...accessBlocks,
  ...edit,
  ...circulationEdit,
  ...sheets,
  ...desk,
  ...overdueLoans,
  ...ledgerActs,
  ...staffSerialIssues,
  ...staffCopies,
  ...inventories,
  ...labels,
  ...kiosk,
  ...imports,
  ...reports,
  ...identity,
  ...identityProviders,
  ...secondFactor,
  ...sip2,
  ...apiKeys,
  ...webhooks,
  ...lists,
  ...loans,
  ...renewals,
  ...editColourLabels,
  ...editNames,
  ...floorPlans,
  ...staffCovers,
  ...networkLists,
  ...editVendors,
  ...errors,
  ...fieldNames,
  ...loanRequests,
  ...notices,
  ...mail,
  ...marc,
  ...terms,
  ...knowledgeAreas,
  ...frame,
  ...home,
  ...signIn,
  ...recovery,
  ...people,
  ...personalData,
  ...privacy,
  ...letterActs,
  ...requests,
  ...staff,
  ...staffKiosks,
  ...visitorForms,
  ...acquisition,
  ...purchaseOrders,
  ...search,
  ...basket,
  ...exports,
  ...personalLists,
  ...alerts,
  ...card,
  ...circulation,
  ...holds,
  ...mainAct,
  ...title,
  ...copies,
  ...titleUsage,
  ...interests,
  ...serialIssues,
  ...titleComments,
  ...harvest,
  ...headings,
  ...authority,
  ...materialFields,
  ...dashboard,
  ...coursePage,
  ...ownPlans,
  ...teachingPlans,
  ...crowd,
  ...databases,
  ...redirects,
  ...debts,
  ...payments,
  ...money,
  ...setup,
  ...admin,
  ...backup,
  ...terminal,
  ...importing,
  ...clearances,
};

export type Phrases = typeof pt;
