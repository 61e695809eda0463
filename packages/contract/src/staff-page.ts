import { activities } from './activity.ts';

/** Modules in which a role may have an activity: what readers do, and what staff do for them. */
export const modules = { readers: 1, staff: 2 } as const;

/** What a role must have been given for a call or a page: the wire's cod_modulo and cod_atividade. */
export interface Permission {
  readonly module: (typeof modules)[keyof typeof modules];
  readonly activity: number;
}

/**
 * Tasks of the staff area in the order of its list, each below /meupergamum/atendimento. Who has
 * no permission for one, in the module of staff, has no entry, and its address is not found.
 */
export const staffPages = [
  { name: 'holds', path: 'reservas', activity: activities.staffDesk },
  { name: 'desk', path: 'circulacao', activity: activities.staffDesk },
  { name: 'comments', path: 'comentarios', activity: activities.staffComments },
  { name: 'titleComments', path: 'comentarios-acervo', activity: activities.staffTitleComments },
  { name: 'suggestions', path: 'sugestoes', activity: activities.staffSuggestions },
  { name: 'patronImport', path: 'leitores', activity: activities.staffPatrons },
  { name: 'openingCalendar', path: 'calendario', activity: activities.staffCalendar },
  { name: 'loanRules', path: 'regras-emprestimo', activity: activities.staffLoanRules },
  { name: 'loanRequests', path: 'solicitacoes-emprestimo', activity: activities.staffLoanRequests },
  { name: 'transit', path: 'transito', activity: activities.staffDesk },
  { name: 'payments', path: 'pagamentos', activity: activities.staffPayments },
  { name: 'declarations', path: 'declaracoes', activity: activities.staffDeclarations },
  { name: 'settings', path: 'configuracoes', activity: activities.staffSettings },
  { name: 'features', path: 'funcionalidades', activity: activities.staffFeatures },
  { name: 'texts', path: 'textos', activity: activities.staffTexts },
  { name: 'openingHours', path: 'horarios', activity: activities.staffOpeningHours },
  { name: 'events', path: 'eventos', activity: activities.staffEvents },
  { name: 'appearance', path: 'aparencia', activity: activities.staffAppearance },
  { name: 'colourLabels', path: 'etiquetas-cor', activity: activities.staffAppearance },
  { name: 'vendors', path: 'fornecedores', activity: activities.staffVendors },
  { name: 'captcha', path: 'captcha', activity: activities.staffCaptcha },
] as const;

export type StaffPageName = (typeof staffPages)[number]['name'];

/** The permission that a staff page and its calls ask for. */
export function staffPermission(name: StaffPageName): Permission {
  const page = staffPages.find((one) => one.name === name);
  if (!page) throw new Error(`no staff page '${name}'`);
  return { module: modules.staff, activity: page.activity };
}
