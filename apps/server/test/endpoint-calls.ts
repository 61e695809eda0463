import type { endpoints } from '@estante/contract';
import { acquisitionSuggestionCalls } from './calls/acquisition-suggestion.ts';
import { planSuggestionCalls } from './calls/plan-suggestion.ts';
import { purchaseOrderCalls } from './calls/purchase-order.ts';
import { apiKeyCalls } from './calls/api-key.ts';
import { webhookCalls } from './calls/webhook.ts';
import { authCalls } from './calls/auth.ts';
import { recoveryCalls } from './calls/recovery.ts';
import { personalDataCalls, personalDataRequestCalls } from './calls/personal-data.ts';
import { privacyCalls } from './calls/privacy.ts';
import { coverCalls } from './calls/cover.ts';
import { floorPlanCalls } from './calls/floor-plan.ts';
import { requestCalls, requestDeskCalls } from './calls/request.ts';
import { peopleCalls } from './calls/people.ts';
import { personCalls } from './calls/person.ts';
import { authorityCalls } from './calls/authority.ts';
import { debtCalls } from './calls/debt.ts';
import { generalCommentCalls } from './calls/general-comment.ts';
import { institutionEditCalls } from './calls/institution-edits.ts';
import { circulationEditCalls } from './calls/circulation-edits.ts';
import { institutionCalls } from './calls/institution.ts';
import { identityCalls } from './calls/identity.ts';
import { serialIssueCalls } from './calls/serial-issues.ts';
import { holdCalls } from './calls/hold.ts';
import { noticeCalls } from './calls/notice.ts';
import { loanRequestCalls } from './calls/loan-request.ts';
import { importRunCalls } from './calls/import-run.ts';
import { reportCalls } from './calls/report.ts';
import { interestCalls } from './calls/interest.ts';
import { keptCalls } from './calls/kept.ts';
import { networkCalls } from './calls/network.ts';
import { networkListCalls } from './calls/network-list.ts';
import { namedListCalls } from './calls/named-list.ts';
import { circulationDeskCalls } from './calls/circulation-desk.ts';
import { inventoryCalls } from './calls/inventory.ts';
import { staffCopyCalls } from './calls/staff-copy.ts';
import { loanCalls } from './calls/loan.ts';
import { secondFactorCalls } from './calls/second-factor.ts';
import { searchCalls } from './calls/search.ts';
import { setupCalls } from './calls/setup.ts';
import { teachingPlanCalls } from './calls/teaching-plan.ts';
import { titleExportCalls } from './calls/title-export.ts';
import { titleCalls } from './calls/title.ts';
import { titleCommentCalls } from './calls/title-comment.ts';
import type { ExampleCall } from './calls/example-call.ts';
import { aBook, aSerial } from './records.ts';

export { tokenRequest } from './calls/auth.ts';

export type EndpointName = keyof typeof endpoints;

/** A row for each endpoint of the contract: the compiler asks for it. */
export const calls: Readonly<Record<EndpointName, ExampleCall>> = {
  ...apiKeyCalls,
  ...importRunCalls,
  ...reportCalls,
  ...webhookCalls,
  ...authCalls,
  ...setupCalls,
  ...recoveryCalls,
  ...peopleCalls,
  ...personCalls,
  ...personalDataCalls,
  ...personalDataRequestCalls,
  ...privacyCalls,
  ...requestCalls,
  ...requestDeskCalls,
  ...debtCalls,
  ...authorityCalls,
  ...identityCalls,
  ...secondFactorCalls,
  ...institutionCalls,
  ...institutionEditCalls,
  ...circulationEditCalls,
  ...searchCalls,
  ...teachingPlanCalls,
  ...titleCalls,
  ...titleExportCalls,
  ...serialIssueCalls,
  ...titleCommentCalls,
  ...generalCommentCalls,
  ...acquisitionSuggestionCalls,
  ...planSuggestionCalls,
  ...purchaseOrderCalls,
  ...interestCalls,
  ...keptCalls,
  ...namedListCalls,
  ...networkCalls,
  ...networkListCalls,
  ...loanCalls,
  ...holdCalls,
  ...loanRequestCalls,
  ...circulationDeskCalls,
  ...inventoryCalls,
  ...coverCalls,
  ...floorPlanCalls,
  ...staffCopyCalls,
  ...noticeCalls,
};

/** Title 1 has something of everything. */
export const catalogue = [
  aBook({
    title: 'Dom Casmurro',
    subtitle: 'romance',
    author: 'Assis, Machado de, 1839-1908',
    publisher: 'Garnier',
    place: 'Rio de Janeiro',
    year: 1899,
    isbn: '9788535914849',
    dewey: '869.3',
    subjects: ['Ciúme', 'Literatura brasileira'],
    series: 'Clássicos',
    abstract: 'Bento conta a sua vida.',
    note: 'Com fotografias.',
    contents: 'Do título -- Do livro',
    link: 'https://livros.example.org/dom-casmurro',
    copies: [
      { library: 'CENTRAL', collection: 'GERAL', location: 'TERREO', callNumber: '869.3 A848d' },
      { library: 'CENTRAL', dueOn: '2026-03-20' },
      { library: 'SAUDE', isLost: true },
      { library: 'LETRAS', isWithdrawn: true },
    ],
  }),
  aSerial({
    title: 'Revista de letras',
    year: 1960,
    copies: [{ library: 'LETRAS' }],
    contents: 'Prefácio -- Ensaios',
    issues: [{ library: 'LETRAS', volume: '2', number: '1', year: '1961', month: '03' }],
  }),
];
