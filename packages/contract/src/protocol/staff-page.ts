import { activities } from './activity.ts';
import { modules } from './module.ts';

/** Permission that a call or page requires of a role: the wire's cod_modulo and cod_atividade. */
export interface Permission {
  readonly module: (typeof modules)[keyof typeof modules];
  readonly activity: number;
}

/** Groups of tasks in the staff area, in order. */
export const staffPageGroups = [
  'circulation',
  'copies',
  'readers',
  'rules',
  'institution',
] as const;

export type StaffPageGroup = (typeof staffPageGroups)[number];

/**
 * Tasks of the staff area, each below /meupergamum/atendimento: by group, and in each the most frequent first. A task
 * without permission in the staff module has no entry, and its address is not found.
 */
export const staffPages = [
  task('circulation', 'desk', 'circulacao', activities.staffDesk),
  task('circulation', 'holds', 'reservas', activities.staffDesk),
  task('circulation', 'overdueLoans', 'atrasos', activities.staffDesk),
  task('circulation', 'payments', 'pagamentos', activities.staffPayments),
  task('circulation', 'loanRequests', 'solicitacoes-emprestimo', activities.staffLoanRequests),
  task('circulation', 'transit', 'transito', activities.staffDesk),
  task('circulation', 'clearances', 'declaracoes', activities.staffClearances),
  task('circulation', 'reports', 'relatorios', activities.staffReports),
  task('copies', 'copies', 'exemplares', activities.staffCopies),
  task('copies', 'copyBatches', 'exemplares-lote', activities.staffCopies),
  task('copies', 'inventories', 'inventarios', activities.staffCopies),
  task('copies', 'serialIssues', 'fasciculos', activities.staffCopies),
  task('copies', 'labels', 'etiquetas', activities.staffCopies),
  task('copies', 'covers', 'capas', activities.staffCopies),
  task('readers', 'people', 'pessoas', activities.staffPeople),
  task('readers', 'comments', 'comentarios', activities.staffComments),
  task('readers', 'titleComments', 'comentarios-acervo', activities.staffTitleComments),
  task('readers', 'suggestions', 'sugestoes', activities.staffSuggestions),
  task('readers', 'requests', 'solicitacoes', activities.staffRequests),
  task('readers', 'purchaseOrders', 'pedidos-compra', activities.staffPurchaseOrders),
  task('readers', 'personalData', 'dados-pessoais', activities.staffPersonalData),
  task('rules', 'openingCalendar', 'calendario', activities.staffCalendar),
  task('rules', 'loanRules', 'regras-emprestimo', activities.staffLoanRules),
  task('rules', 'patronImport', 'leitores', activities.staffPatrons),
  task('rules', 'blocks', 'bloqueios', activities.staffBlocks),
  task('institution', 'firstSteps', 'primeiros-passos', activities.staffSettings),
  task('institution', 'settings', 'configuracoes', activities.staffSettings),
  task('institution', 'libraries', 'bibliotecas', activities.staffLibraries),
  task('institution', 'shelfLists', 'listas', activities.staffLibraries),
  task('institution', 'floorPlans', 'plantas', activities.staffLibraries),
  task('institution', 'academicLists', 'listas-academicas', activities.staffLibraries),
  task('institution', 'databases', 'bases-de-dados', activities.staffLibraries),
  task('institution', 'names', 'nomes', activities.staffLibraries),
  task('institution', 'roles', 'papeis', activities.staffRoles),
  task('institution', 'audit', 'auditoria', activities.staffAudit),
  task('institution', 'imports', 'importacoes', activities.staffImport),
  task('institution', 'kiosks', 'autoatendimento', activities.staffKiosks),
  task('institution', 'sip2Terminals', 'terminais-sip2', activities.staffKiosks),
  task('institution', 'features', 'funcionalidades', activities.staffFeatures),
  task('institution', 'texts', 'textos', activities.staffTexts),
  task('institution', 'frontShelves', 'estantes', activities.staffTexts),
  task('institution', 'openingHours', 'horarios', activities.staffOpeningHours),
  task('institution', 'events', 'eventos', activities.staffEvents),
  task('institution', 'appearance', 'aparencia', activities.staffAppearance),
  task('institution', 'colourLabels', 'etiquetas-cor', activities.staffAppearance),
  task('institution', 'coverSources', 'fontes-capas', activities.staffAppearance),
  task('institution', 'vendors', 'fornecedores', activities.staffVendors),
  task('institution', 'network', 'rede', activities.staffNetwork),
  task(
    'institution',
    'identityProviders',
    'entrada-instituicao',
    activities.staffIdentityProviders,
  ),
  task('institution', 'captcha', 'captcha', activities.staffCaptcha),
] as const;

function task<const Name extends string>(
  group: StaffPageGroup,
  name: Name,
  path: string,
  activity: number,
) {
  return { group, name, path, activity };
}

export type StaffPageName = (typeof staffPages)[number]['name'];

/** Permission that a staff page and its calls require. */
export function staffPermission(name: StaffPageName): Permission {
  const page = staffPages.find((one) => one.name === name);
  if (!page) throw new Error(`no staff page '${name}'`);
  return { module: modules.staff, activity: page.activity };
}
