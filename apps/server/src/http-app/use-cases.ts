import type { UseCases } from '../endpoint/use-case.ts';
import * as acquisitions from '../modules/acquisitions/index.ts';
import * as apiKeys from '../modules/api-keys/index.ts';
import * as auth from '../modules/auth/index.ts';
import * as authorities from '../modules/authorities/index.ts';
import * as cards from '../modules/cards/index.ts';
import * as catalogue from '../modules/catalogue/index.ts';
import * as circulation from '../modules/circulation/index.ts';
import * as comments from '../modules/comments/index.ts';
import * as inventories from '../modules/inventories/index.ts';
import * as copies from '../modules/copies/index.ts';
import * as covers from '../modules/covers/index.ts';
import * as databases from '../modules/databases/index.ts';
import * as exports from '../modules/exports/index.ts';
import * as floorPlans from '../modules/floor-plans/index.ts';
import * as frontShelves from '../modules/front-shelves/index.ts';
import * as harvester from '../modules/harvester/index.ts';
import * as importRuns from '../modules/import-runs/index.ts';
import * as identityProviders from '../modules/identity-providers/index.ts';
import * as institution from '../modules/institution/index.ts';
import * as interests from '../modules/interests/index.ts';
import * as libraries from '../modules/libraries/index.ts';
import * as machineReadableMetadata from '../modules/machine-readable-metadata/index.ts';
import * as namedLists from '../modules/named-lists/index.ts';
import * as network from '../modules/network/index.ts';
import * as networkLists from '../modules/network-lists/index.ts';
import * as patrons from '../modules/patrons/index.ts';
import * as people from '../modules/people/index.ts';
import * as personalData from '../modules/personal-data/index.ts';
import * as privacy from '../modules/privacy/index.ts';
import * as reports from '../modules/reports/index.ts';
import * as requests from '../modules/requests/index.ts';
import * as savedItems from '../modules/saved-items/index.ts';
import * as search from '../modules/search/index.ts';
import * as serialIssues from '../modules/serial-issues/index.ts';
import * as setup from '../modules/setup/index.ts';
import * as sip2 from '../modules/sip2/index.ts';
import * as summaries from '../modules/summaries/index.ts';
import * as teachingPlans from '../modules/teaching-plans/index.ts';
import * as titleComments from '../modules/title-comments/index.ts';
import * as titleLists from '../modules/title-lists/index.ts';
import * as usageStatistics from '../modules/usage-statistics/index.ts';
import * as vendors from '../modules/vendors/index.ts';
import * as webhooks from '../modules/webhooks/index.ts';
import type { Context } from '../modules/context.ts';

/** The use case of each endpoint of the contract, from every module. */
export function useCasesOf(context: Context): UseCases {
  return {
    ...acquisitions.useCases(context),
    ...apiKeys.useCases(context),
    ...auth.useCases(context),
    ...authorities.useCases(context),
    ...cards.useCases(context),
    ...catalogue.useCases(context),
    ...circulation.calendarFeed.useCases(context),
    ...circulation.clearances.useCases(context),
    ...circulation.debts.useCases(context),
    ...circulation.desk.useCases(context),
    ...circulation.holds.useCases(context),
    ...circulation.kiosk.useCases(context),
    ...circulation.loanImport.useCases(context),
    ...circulation.loanRequests.useCases(context),
    ...circulation.loanRules.useCases(context),
    ...circulation.loans.useCases(context),
    ...circulation.notices.useCases(context),
    ...circulation.letterActs.useCases(context),
    ...circulation.openingCalendar.useCases(context),
    ...circulation.patronImport.useCases(context),
    ...circulation.payments.useCases(context),
    ...circulation.suspensions.useCases(context),
    ...comments.useCases(context),
    ...copies.useCases(context),
    ...inventories.useCases(context),
    ...covers.useCases(context),
    ...databases.useCases(context),
    ...exports.useCases(context),
    ...floorPlans.useCases(context),
    ...frontShelves.useCases(context),
    ...harvester.useCases(context),
    ...importRuns.useCases(context),
    ...identityProviders.useCases(context),
    ...institution.useCases(context),
    ...interests.useCases(context),
    ...libraries.useCases(context),
    ...machineReadableMetadata.useCases(context),
    ...namedLists.useCases(context),
    ...network.useCases(context),
    ...networkLists.useCases(context),
    ...patrons.useCases(context),
    ...people.useCases(context),
    ...personalData.useCases(context),
    ...privacy.useCases(context),
    ...reports.useCases(context),
    ...requests.useCases(context),
    ...savedItems.useCases(context),
    ...search.useCases(context),
    ...serialIssues.useCases(context),
    ...setup.useCases(context),
    ...sip2.useCases(context),
    ...summaries.useCases(context),
    ...teachingPlans.useCases(context),
    ...titleComments.useCases(context),
    ...titleLists.useCases(context),
    ...usageStatistics.useCases(context),
    ...vendors.useCases(context),
    ...webhooks.useCases(context),
  };
}
