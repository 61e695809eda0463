import { admin } from './en/admin.ts';
import { backup } from './en/backup.ts';
import { terminal } from './en/terminal.ts';
import { importing } from './en/importing.ts';
import { setup } from './en/setup.ts';
import { searchLog } from './en/search-log.ts';
import { password } from './en/password.ts';
import { accessBlocks } from './en/access-blocks.ts';
import { acquisition } from './en/acquisition.ts';
import { purchaseOrders } from './en/purchase-orders.ts';
import { activityNames } from './en/activity-names.ts';
import { authority } from './en/authority.ts';
import { basket } from './en/basket.ts';
import { card } from './en/card.ts';
import { circulation } from './en/circulation.ts';
import { circulationEdit } from './en/circulation-edit.ts';
import { holds } from './en/holds.ts';
import { crowd } from './en/crowd.ts';
import { databases } from './en/databases.ts';
import { debts } from './en/debts.ts';
import { inventories } from './en/inventories.ts';
import { labels } from './en/labels.ts';
import { staffCopies } from './en/staff-copies.ts';
import { desk } from './en/desk.ts';
import { overdueLoans } from './en/overdue-loans.ts';
import { ledgerActs } from './en/ledger-acts.ts';
import { staffSerialIssues } from './en/staff-serial-issues.ts';
import { kiosk } from './en/kiosk.ts';
import { imports } from './en/imports.ts';
import { reports } from './en/reports.ts';
import { identity } from './en/identity.ts';
import { identityProviders } from './en/identity-providers.ts';
import { secondFactor } from './en/second-factor.ts';
import { sip2 } from './en/sip2.ts';
import { apiKeys } from './en/api-keys.ts';
import { webhooks } from './en/webhooks.ts';
import { edit } from './en/edit.ts';
import { editColourLabels } from './en/edit-colour-labels.ts';
import { editNames } from './en/edit-names.ts';
import { floorPlans } from './en/floor-plans.ts';
import { staffCovers } from './en/staff-covers.ts';
import { networkLists } from './en/network-lists.ts';
import { editVendors } from './en/edit-vendors.ts';
import { errors } from './en/errors.ts';
import { fieldNames } from './en/field-names.ts';
import { exports } from './en/exports.ts';
import { frame } from './en/frame.ts';
import { home } from './en/home.ts';
import { harvest } from './en/harvest.ts';
import { headings } from './en/headings.ts';
import { interests } from './en/interests.ts';
import { serialIssues } from './en/serial-issues.ts';
import { personalLists } from './en/personal-lists.ts';
import { alerts } from './en/alerts.ts';
import { loanRequests } from './en/loan-requests.ts';
import { lists } from './en/lists.ts';
import { loans } from './en/loans.ts';
import { renewals } from './en/renewals.ts';
import { notices } from './en/notices.ts';
import { mail } from './en/mail.ts';
import { mainAct } from './en/main-act.ts';
import { marc } from './en/marc.ts';
import { money } from './en/money.ts';
import { clearances } from './en/clearances.ts';
import { materialFields } from './en/material-fields.ts';
import { payments } from './en/payments.ts';
import { people } from './en/people.ts';
import { personalData } from './en/personal-data.ts';
import { letterActs } from './en/letter-acts.ts';
import { privacy } from './en/privacy.ts';
import { recovery } from './en/recovery.ts';
import { requests } from './en/requests.ts';
import { redirects } from './en/redirects.ts';
import { search } from './en/search.ts';
import { sheets } from './en/sheets.ts';
import { signIn } from './en/sign-in.ts';
import { staff } from './en/staff.ts';
import { staffKiosks } from './en/staff-kiosks.ts';
import { dashboard } from './en/dashboard.ts';
import { coursePage } from './en/course-page.ts';
import { ownPlans } from './en/own-plans.ts';
import { teachingPlans } from './en/teaching-plans.ts';
import { terms } from './en/terms.ts';
import { knowledgeAreas } from './en/knowledge-areas.ts';
import { title } from './en/title.ts';
import { copies } from './en/copies.ts';
import { titleUsage } from './en/title-usage.ts';
import { titleComments } from './en/title-comments.ts';
import { visitorForms } from './en/visitor-forms.ts';
import type { Phrases } from './pt.ts';

export const en: Phrases = {
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
