import compress from '@fastify/compress';
import { endpoints } from '@estante/contract';
import type { Db, Safe } from '@estante/database';
import type { SearchEngine } from '@estante/search-engine';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { publishApiDocument } from './http/api-document.ts';
import { pathAsked, requireOneHost } from './http/asked-host.ts';
import { registerCalendarFeed } from './http/calendar-feed.ts';
import { createBoundedServer } from './http/bounded-server.ts';
import { createClientErrorHandler } from './http/client-error.ts';
import { registerCovers } from './http/covers.ts';
import { answerUnrouted, handleErrors } from './http/error-handler.ts';
import { holdOffFloods } from './http/floods.ts';
import { useForms } from './http/forms.ts';
import { registerHealth } from './http/health.ts';
import { registerLogo } from './http/logo.ts';
import { registerMachineFiles } from './http/machine-files.ts';
import { createAddressList } from './http/network.ts';
import { registerPages, type Pages } from './http/pages.ts';
import { parseQuery, refuseLongQueries } from './http/query.ts';
import { createRates, type Rates } from './http/rates.ts';
import {
  isReading,
  registerEndpoint,
  type EndpointGate,
  type UseCase,
} from './http/register-endpoint.ts';
import { logRequests } from './http/request-log.ts';
import { refuseUnknownCalls } from './http/unknown-call.ts';
import { registerCaptchaFrame } from './http/captcha-frame.ts';
import { registerSignLanguageFrame } from './http/sign-language-frame.ts';
import { useSecurityHeaders } from './http/security-headers.ts';
import { useSessions } from './http/session.ts';
import * as accesses from './modules/accesses/index.ts';
import * as acquisitions from './modules/acquisitions/index.ts';
import * as auth from './modules/auth/index.ts';
import * as authorities from './modules/authorities/index.ts';
import * as catalogue from './modules/catalogue/index.ts';
import * as circulation from './modules/circulation/index.ts';
import * as comments from './modules/comments/index.ts';
import * as covers from './modules/covers/index.ts';
import * as databases from './modules/databases/index.ts';
import * as discovery from './modules/discovery/index.ts';
import * as exports from './modules/exports/index.ts';
import * as institution from './modules/institution/index.ts';
import * as kardex from './modules/kardex/index.ts';
import * as keptTitles from './modules/kept-titles/index.ts';
import * as libraries from './modules/libraries/index.ts';
import * as patrons from './modules/patrons/index.ts';
import { createBreaker } from './platform/breaker.ts';
import type { Clock } from './platform/clock.ts';
import { createOutsideServers } from './platform/outside-server.ts';
import * as savedItems from './modules/saved-items/index.ts';
import * as search from './modules/search/index.ts';
import * as summaries from './modules/summaries/index.ts';
import * as teachingPlans from './modules/teaching-plans/index.ts';
import * as titleComments from './modules/title-comments/index.ts';
import * as vendors from './modules/vendors/index.ts';

export interface AppDeps {
  readonly db: Db;
  /** For reading by who has not signed in: apart, since there may be any number of them. */
  readonly readers: Db;
  readonly engine: SearchEngine;
  readonly tokens: auth.Tokens;
  /** Of the installation: makes each refresh token from the one before it. */
  readonly refreshKey: Buffer;
  /** Opens the secrets that the database holds. */
  readonly safe: Safe;
  /** A password that lets nobody in, whoever has it: one that everybody knows. */
  readonly refusedPassword: string | null;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Null serves the calls alone. */
  readonly pages: Pages | null;
  readonly trustedProxies: readonly string[];
  /** Addresses and ranges that no rate holds off. */
  readonly unlimitedNetworks: readonly string[];
  /** Where readers find the site; null: where it was asked for. */
  readonly origin: string | null;
  /** What `/readyz` asks beside the index. */
  readonly checks: {
    readonly database: () => Promise<boolean>;
    readonly disk: () => Promise<boolean>;
  };
  /** Hosts of the own network that the server may ask: see `createOutsideServers`. */
  readonly internalHosts: readonly string[];
}

/** Bodies over 1 MiB are refused. */
const bodyLimit = 1_048_576;

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: deps.log,
    bodyLimit,
    serverFactory: (handler) => createBoundedServer(handler, deps.origin),
    frameworkErrors: answerUnrouted(deps.origin),
    clientErrorHandler: createClientErrorHandler(deps.origin),
    rewriteUrl: pathAsked,
    // `logRequests` writes one line in place of Fastify's two, which hold the address asked for.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustedProxies.length > 0 ? [...deps.trustedProxies] : false,
    routerOptions: {
      maxParamLength: 500,
      ignoreTrailingSlash: true,
      querystringParser: parseQuery,
    },
  });
  handleErrors(app);
  logRequests(app, deps.clock);
  useSecurityHeaders(app, deps.origin);
  requireOneHost(app);
  refuseLongQueries(app);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await useForms(app);
  useSessions(app, deps.tokens.verify);
  const rates = await createRates(app, createAddressList(deps.unlimitedNetworks));
  await holdOffFloods(app, rates);
  await publishApiDocument(app);
  const readers = { ...deps, db: deps.readers };
  registerHealth(app, {
    ...deps.checks,
    index: () => deps.engine.status().position !== null,
  });
  registerCalls(app, deps, rates);
  registerCaptchaFrame(app, () => auth.findCaptchaProvider(readers.db));
  registerSignLanguageFrame(
    app,
    async () => (await institution.readSettings(readers.db)).signLanguageUrl,
  );
  registerCovers(app, (titleId, size) => covers.readCover(readers.db, titleId, size));
  registerMachineFiles(app, readers);
  registerCalendarFeed(app, deps);
  registerLogo(app, (digest) => institution.readLogo(readers.db, digest));
  refuseUnknownCalls(app);
  if (deps.pages) await registerPages(app, deps.pages, { origin: deps.origin, ...rates });
  return app;
}

function registerCalls(app: FastifyInstance, deps: AppDeps, rates: Rates): void {
  const { db } = deps;
  const gate: EndpointGate = {
    origin: deps.origin,
    findStanding: (session) => auth.findStanding(db, session, deps.clock.now()),
    keepSpoken: (personId, language) => auth.keepSpoken(db, personId, language),
    isActivityOn: (code, isRead) => institution.isActivityOn(isRead ? deps.readers : db, code),
    isPermitted: (loginId, permission) => patrons.isPermitted(db, loginId, permission),
    networkOf: rates.networkOf,
  };
  const captcha = {
    captchaBreaker: createBreaker(deps.clock),
    outsideServers: createOutsideServers(deps.internalHosts),
  };
  const writer = exports.createFileWriter();
  app.addHook('onClose', () => writer.close());
  const shared = { captcha, writer };
  const forPatrons = useCasesOf(deps, shared);
  const forReaders = useCasesOf({ ...deps, db: deps.readers }, shared);
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    // The tables pair each endpoint with its own use case; indexing them by one name loses that.
    type One = UseCase<(typeof endpoints)[typeof name]>;
    const read = forReaders[name] as One;
    const act = forPatrons[name] as One;
    const useCase = (...[request, asker]: Parameters<One>) =>
      (isReading(endpoints[name], asker.person) ? read : act)(request, asker);
    registerEndpoint(app, gate, endpoints[name], useCase, name);
  }
}

type EndpointName = keyof typeof endpoints;

interface SharedParts {
  readonly captcha: {
    readonly captchaBreaker: ReturnType<typeof createBreaker>;
    readonly outsideServers: ReturnType<typeof createOutsideServers>;
  };
  readonly writer: exports.FileWriter;
}

/** What answers each endpoint, over one pool. What must hold across pools is shared. */
function useCasesOf(
  deps: AppDeps,
  { captcha, writer }: SharedParts,
): { [Name in EndpointName]: UseCase<(typeof endpoints)[Name]> } {
  const { db, engine } = deps;
  const edit = { ...deps, ...captcha, record: auth.recordEvent };
  return {
    issueToken: auth.issueToken({ ...deps, ...captcha }),
    revokeToken: auth.revokeToken(deps),
    createCaptcha: auth.createCaptcha(deps),
    switchLogin: auth.switchLogin(deps),
    requestRecoveryCode: auth.requestRecoveryCode({ ...deps, ...captcha }),
    checkRecoveryCode: auth.checkRecoveryCode(deps),
    recoverPassword: auth.recoverPassword(deps),
    changePassword: auth.changePassword(deps),
    getPerson: patrons.getPerson(db),
    listLogins: patrons.listLogins(db),
    listDepartments: patrons.listDepartments(db),
    getRegistration: patrons.getRegistration(deps),
    renewRegistration: patrons.renewRegistration(deps),
    getShortName: patrons.getShortName(deps),
    exchangeUser: auth.exchangeUser(deps),
    getAccountAddress: auth.getAccountAddress(deps),
    issueRedirectToken: auth.issueRedirectToken(deps),
    listVendors: vendors.listVendors(db),
    getVendorAddress: vendors.getVendorAddress(deps),
    listAuthorityChoices: authorities.listAuthorityChoices(db),
    searchAuthorities: authorities.searchAuthorities(db),
    getAuthority: authorities.getAuthority(db),
    getAuthorityMarc: authorities.getAuthorityMarc(db),
    getInstitution: institution.getInstitution(db, deps.clock),
    getFeatures: institution.getFeatures(db),
    getSelfService: institution.getSelfService(db),
    getActivity: institution.getActivity(db),
    getActivityNotice: institution.getActivityNotice(db),
    listFirstSection: institution.listTexts(db, 'first'),
    listSecondSection: institution.listTexts(db, 'second'),
    listGeneralInformation: institution.listTexts(db, 'general'),
    listQuestions: institution.listQuestions(db),
    listInstitutionEvents: institution.listEvents(deps, 'institution'),
    listEventumEvents: institution.listEvents(deps, 'eventum'),
    getSettings: institution.getSettings(db),
    changeSettings: institution.changeSettings(edit),
    getSwitches: institution.getSwitches(db),
    changeSwitches: institution.changeSwitches(edit),
    getTexts: institution.getTexts(db),
    changeTexts: institution.changeTexts(edit),
    getNotices: institution.getNotices(db),
    changeNotices: institution.changeNotices(edit),
    getOpeningHours: institution.getOpeningHours(db),
    changeOpeningHours: institution.changeOpeningHours(edit),
    getLoanRules: circulation.loanRules.getLoanRules(db),
    changeLoanRules: circulation.loanRules.changeLoanRules(edit),
    findLoanRule: circulation.loanRules.findLoanRule(deps),
    getPatronCategories: circulation.loanRules.getPatronCategories(db),
    changePatronCategories: circulation.loanRules.changePatronCategories(edit),
    getCirculationNumbers: circulation.loanRules.getCirculationNumbers(db),
    changeCirculationNumbers: circulation.loanRules.changeCirculationNumbers(edit),
    getOpeningCalendar: circulation.openingCalendar.getOpeningCalendar(db),
    changeOpeningCalendar: circulation.openingCalendar.changeOpeningCalendar(edit),
    closeInEmergency: circulation.openingCalendar.closeInEmergency(edit),
    getCalendarFeed: circulation.calendarFeed.getCalendarFeed(deps),
    makeCalendarFeed: circulation.calendarFeed.makeCalendarFeed(deps),
    removeCalendarFeed: circulation.calendarFeed.removeCalendarFeed(deps),
    importPatrons: circulation.importPatrons(db),
    importLoans: circulation.importLoans(deps),
    getEvents: institution.getEvents(deps),
    changeEvents: institution.changeEvents(edit),
    getAppearance: institution.getAppearance(db),
    changeAppearance: institution.changeAppearance(edit),
    getCaptcha: institution.getCaptcha(db),
    changeCaptcha: institution.changeCaptcha(edit),
    getVendors: vendors.getVendors(db),
    changeVendors: vendors.changeVendors(edit),
    listServices: libraries.listServices(db),
    getCampusServices: libraries.getCampusServices(db),
    listCampuses: libraries.listCampuses(db),
    listLibraries: libraries.listLibraries(db),
    sendGeneralComment: comments.sendComment(deps),
    listGeneralComments: comments.listComments(db),
    readGeneralComment: comments.readComment(deps),
    answerGeneralComment: comments.answerComment(deps),
    getKardexPermission: kardex.getKardexPermission(db),
    listKardexChoices: kardex.listKardexChoices(deps),
    listIssues: kardex.listIssues(deps),
    getIssue: kardex.getIssue(db),
    getSummary: summaries.getSummary(db),
    listTitleComments: titleComments.listTitleComments(db),
    writeTitleComment: titleComments.writeTitleComment(deps),
    listCommentedTitles: titleComments.listCommentedTitles(db),
    listOwnTitleComments: titleComments.listOwnTitleComments(db),
    deleteTitleComment: titleComments.deleteTitleComment(db),
    listCommentsToApprove: titleComments.listCommentsToApprove(db),
    decideTitleComment: titleComments.decideTitleComment(deps),
    suggestAcquisition: acquisitions.suggestAcquisition(deps),
    suggestForCourse: acquisitions.suggestForCourse(deps),
    listAcquisitionSuggestions: acquisitions.listSuggestions(db),
    handleAcquisitionSuggestion: acquisitions.handleSuggestion(deps),
    getHoldChoices: circulation.holds.getHoldChoices(deps),
    placeHold: circulation.holds.placeHold(deps),
    listHolds: circulation.holds.listHolds(deps),
    cancelHolds: circulation.holds.cancelHolds(deps),
    listHoldHistory: circulation.holds.listHoldHistory(deps),
    suspendHold: circulation.holds.suspendHold(deps),
    resumeHold: circulation.holds.resumeHold(deps),
    limitHold: circulation.holds.limitHold(deps),
    listDeskHolds: circulation.holds.listDeskHolds(deps),
    cancelDeskHold: circulation.holds.cancelDeskHold(deps),
    takeOffHoldShelf: circulation.holds.takeOffHoldShelf(deps),
    searchTitles: search.searchTitles(deps),
    listOrders: search.listOrders,
    listFilters: search.listFilters(deps),
    listAdditionalTitles: search.listAdditionalTitles(deps),
    listSearchCampuses: search.listSearchCampuses(deps),
    listSearchLibraries: search.listSearchLibraries(deps),
    listDefaultCovers: search.listDefaultCovers(db),
    listArchiveOptions: search.listArchiveOptions(deps),
    listActOptions: search.listActOptions(deps),
    listStandardOptions: search.listStandardOptions(deps),
    listTargetProducts: search.listTargetProducts(deps),
    suggest: search.suggest(engine),
    browseIndex: search.browseIndex(deps),
    listIndexes: search.listIndexes,
    listSimilarTitles: search.listSimilarTitles(deps),
    listDatabases: databases.listDatabases(db),
    listPlanOptions: teachingPlans.listPlanOptions(db),
    findBibliography: teachingPlans.findBibliography(deps),
    listOwnPlans: teachingPlans.listOwnPlans(deps),
    listCourses: teachingPlans.listCourses(db),
    listDisciplines: teachingPlans.listDisciplines(db),
    listProfessors: teachingPlans.listProfessors(db),
    findDeskPatrons: circulation.desk.findDeskPatrons(deps),
    getDeskPatron: circulation.desk.getDeskPatron(deps),
    takeLoanToken: circulation.desk.takeLoanToken(deps),
    lendAtDesk: circulation.desk.lendAtDesk(deps),
    returnAtDesk: circulation.desk.returnAtDesk(deps),
    renewAtDesk: circulation.desk.renewAtDesk(deps),
    declareLoanLost: circulation.desk.declareLoanLost(deps),
    setUpKiosk: circulation.kiosk.setUpKiosk(deps),
    startKioskSession: circulation.kiosk.startKioskSession(deps),
    endKioskSession: circulation.kiosk.endKioskSession(db),
    lendAtKiosk: circulation.kiosk.lendAtKiosk(deps),
    renewAtKiosk: circulation.kiosk.renewAtKiosk(deps),
    returnAtKiosk: circulation.kiosk.returnAtKiosk(deps),
    listKiosks: circulation.kiosk.listKiosks(deps),
    revokeKiosk: circulation.kiosk.revokeKiosk(deps),
    listPendingTitles: circulation.loans.listPendingTitles(deps),
    renewLoans: circulation.loans.renewOwnLoans(deps),
    listLoanHistory: circulation.loans.listLoanHistory(db),
    getAutomaticRenewal: circulation.loans.getAutomaticRenewal(db),
    changeAutomaticRenewal: circulation.loans.changeAutomaticRenewal(db),
    getLoanToken: circulation.loans.getLoanToken(deps),
    issueLoanToken: circulation.loans.issueLoanToken(deps),
    getPermanentBasket: keptTitles.getPermanentBasket(db),
    listPermanentBasket: keptTitles.listPermanentBasket(db),
    addToPermanentBasket: keptTitles.addToPermanentBasket(deps),
    putInPermanentBasket: keptTitles.putInPermanentBasket(deps),
    removeFromPermanentBasket: keptTitles.removeFromPermanentBasket(db),
    saveTitles: keptTitles.saveTitles(deps),
    unsaveTitles: keptTitles.unsaveTitles(db),
    listSavedItems: savedItems.listSavedItems(db),
    saveSearch: savedItems.saveSearch(deps),
    changeSavedSearch: savedItems.changeSavedSearch(deps),
    removeSavedSearch: savedItems.removeSavedSearch(db),
    getLoanRequestChoices: circulation.loanRequests.getLoanRequestChoices(deps),
    makeLoanRequest: circulation.loanRequests.makeLoanRequest(deps),
    listLoanRequests: circulation.loanRequests.listLoanRequests(db),
    cancelLoanRequest: circulation.loanRequests.cancelLoanRequest(deps),
    removeLoanRequest: circulation.loanRequests.removeLoanRequest(deps),
    getLoanRequestSlip: circulation.loanRequests.getLoanRequestSlip(deps),
    listLoanRequestsToHandle: circulation.loanRequests.listLoanRequestsToHandle(db),
    sendLoanRequest: circulation.loanRequests.sendLoanRequest(deps),
    receiveLoanRequest: circulation.loanRequests.receiveLoanRequest(deps),
    refuseLoanRequest: circulation.loanRequests.refuseLoanRequest(deps),
    getHandledRequestSlip: circulation.loanRequests.getHandledRequestSlip(deps),
    getCourierRuns: circulation.loanRequests.getCourierRuns(db),
    changeCourierRuns: circulation.loanRequests.changeCourierRuns(db),
    listTransits: circulation.loanRequests.listTransits(db),
    receiveTransit: circulation.loanRequests.receiveTransit(deps),
    getMailChoice: circulation.notices.getMailChoice(db),
    changeMailChoice: circulation.notices.changeMailChoice(db),
    endMail: circulation.notices.endMail(deps),
    listAlerts: savedItems.listAlerts(db),
    readAlert: savedItems.readAlert(deps),
    removeAlert: savedItems.removeAlert(deps),
    listDebts: circulation.debts.listDebts(db),
    getPixCode: circulation.debts.getPixCode(db),
    issueSlip: circulation.debts.issueSlip(deps),
    listSuspensions: circulation.suspensions.listSuspensions(deps),
    findDebtors: circulation.payments.findDebtors(db),
    getPatronAccount: circulation.payments.getPatronAccount(deps),
    listReceivedPayments: circulation.payments.listReceivedPayments(db),
    getPaymentReceipt: circulation.payments.getPaymentReceipt(db),
    payDebts: circulation.payments.payDebts(deps),
    chargePatron: circulation.payments.chargePatron(deps),
    discountDebt: circulation.payments.discountDebt(deps),
    reverseEntry: circulation.payments.reverseEntry(deps),
    liftSuspension: circulation.payments.liftSuspension(deps),
    importStatement: circulation.payments.importStatement(deps),
    checkNoDebts: circulation.declarations.checkNoDebts(deps),
    declareNoDebts: circulation.declarations.declareNoDebts(deps),
    verifyDeclaration: circulation.declarations.verifyDeclaration(deps),
    listDeclarations: circulation.declarations.listDeclarations(deps),
    revokeDeclaration: circulation.declarations.revokeDeclaration(deps),
    getTitle: catalogue.getTitle(db),
    getTitleMetadata: discovery.getTitleMetadata(deps),
    getTitlePermissions: catalogue.getTitlePermissions(db),
    listCopies: catalogue.listCopies(db),
    listTitleLibraries: catalogue.listTitleLibraries(db, deps.clock),
    listTitleLinks: catalogue.listTitleLinks(db),
    getTitleMarc: catalogue.getTitleMarc(db),
    getTitleColour: catalogue.getTitleColour(db),
    getColourLabels: catalogue.getColourLabels(db),
    changeColourLabels: catalogue.changeColourLabels(edit),
    listCovers: catalogue.listCovers(db),
    listResultLinks: catalogue.listResultLinks(db),
    getAbntLink: catalogue.getAbntLink(db),
    getTargetLink: catalogue.getTargetLink(db),
    listEditions: search.listEditions(deps),
    listShelfNeighbours: search.listShelfNeighbours(deps),
    recordAccess: accesses.recordAccess(deps),
    recordRestrictedAccess: accesses.recordRestrictedAccess(deps),
    listTitleYears: accesses.listTitleYears(db),
    getTitleYear: accesses.getTitleYear(db),
    getTitleTotals: accesses.getTitleTotals(db),
    getTitleReference: exports.getTitleReference(deps),
    getTitleDublinCore: exports.getTitleDublinCore(db),
    exportTitle: exports.exportTitle({ ...deps, writer }),
    exportBasket: exports.exportBasket({ ...deps, writer }),
  };
}
