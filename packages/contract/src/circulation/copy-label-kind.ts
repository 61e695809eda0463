/** Purposes of a label: the spine, with its call number, or the inside, with the bar code. */
export const copyLabelKinds = ['lombada', 'codigo_barras'] as const;

/** Symbologies in which bar codes are drawn. */
export const copyLabelCodes = ['code128', 'code39'] as const;

/** Sheets of labels as they are sold; each stands for others of its size. */
export const copyLabelSheets = ['6180', 'L7651', 'L7159', 'L7160'] as const;
export type LabelSheet = (typeof copyLabelSheets)[number];
