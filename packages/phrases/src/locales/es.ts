import { admin } from './es/admin.ts';
import { backup } from './es/backup.ts';
import { terminal } from './es/terminal.ts';
import { importing } from './es/importing.ts';
import { setup } from './es/setup.ts';
import { searchLog } from './es/search-log.ts';
import { password } from './es/password.ts';
import { accessBlocks } from './es/access-blocks.ts';
import { acquisition } from './es/acquisition.ts';
import { purchaseOrders } from './es/purchase-orders.ts';
import { activityNames } from './es/activity-names.ts';
import { authority } from './es/authority.ts';
import { basket } from './es/basket.ts';
import { card } from './es/card.ts';
import { circulation } from './es/circulation.ts';
import { circulationEdit } from './es/circulation-edit.ts';
import { holds } from './es/holds.ts';
import { crowd } from './es/crowd.ts';
import { databases } from './es/databases.ts';
import { debts } from './es/debts.ts';
import { inventories } from './es/inventories.ts';
import { labels } from './es/labels.ts';
import { staffCopies } from './es/staff-copies.ts';
import { desk } from './es/desk.ts';
import { overdueLoans } from './es/overdue-loans.ts';
import { ledgerActs } from './es/ledger-acts.ts';
import { staffSerialIssues } from './es/staff-serial-issues.ts';
import { kiosk } from './es/kiosk.ts';
import { imports } from './es/imports.ts';
import { reports } from './es/reports.ts';
import { identity } from './es/identity.ts';
import { identityProviders } from './es/identity-providers.ts';
import { secondFactor } from './es/second-factor.ts';
import { sip2 } from './es/sip2.ts';
import { apiKeys } from './es/api-keys.ts';
import { webhooks } from './es/webhooks.ts';
import { edit } from './es/edit.ts';
import { editColourLabels } from './es/edit-colour-labels.ts';
import { editNames } from './es/edit-names.ts';
import { floorPlans } from './es/floor-plans.ts';
import { staffCovers } from './es/staff-covers.ts';
import { networkLists } from './es/network-lists.ts';
import { editVendors } from './es/edit-vendors.ts';
import { errors } from './es/errors.ts';
import { fieldNames } from './es/field-names.ts';
import { exports } from './es/exports.ts';
import { frame } from './es/frame.ts';
import { home } from './es/home.ts';
import { harvest } from './es/harvest.ts';
import { headings } from './es/headings.ts';
import { interests } from './es/interests.ts';
import { serialIssues } from './es/serial-issues.ts';
import { personalLists } from './es/personal-lists.ts';
import { alerts } from './es/alerts.ts';
import { loanRequests } from './es/loan-requests.ts';
import { lists } from './es/lists.ts';
import { loans } from './es/loans.ts';
import { renewals } from './es/renewals.ts';
import { notices } from './es/notices.ts';
import { mail } from './es/mail.ts';
import { mainAct } from './es/main-act.ts';
import { marc } from './es/marc.ts';
import { money } from './es/money.ts';
import { clearances } from './es/clearances.ts';
import { materialFields } from './es/material-fields.ts';
import { payments } from './es/payments.ts';
import { people } from './es/people.ts';
import { personalData } from './es/personal-data.ts';
import { letterActs } from './es/letter-acts.ts';
import { privacy } from './es/privacy.ts';
import { recovery } from './es/recovery.ts';
import { requests } from './es/requests.ts';
import { redirects } from './es/redirects.ts';
import { search } from './es/search.ts';
import { sheets } from './es/sheets.ts';
import { signIn } from './es/sign-in.ts';
import { staff } from './es/staff.ts';
import { staffKiosks } from './es/staff-kiosks.ts';
import { dashboard } from './es/dashboard.ts';
import { coursePage } from './es/course-page.ts';
import { ownPlans } from './es/own-plans.ts';
import { teachingPlans } from './es/teaching-plans.ts';
import { terms } from './es/terms.ts';
import { knowledgeAreas } from './es/knowledge-areas.ts';
import { title } from './es/title.ts';
import { copies } from './es/copies.ts';
import { titleUsage } from './es/title-usage.ts';
import { titleComments } from './es/title-comments.ts';
import { visitorForms } from './es/visitor-forms.ts';
import type { Phrases } from './pt.ts';

export const es: Phrases = {
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
