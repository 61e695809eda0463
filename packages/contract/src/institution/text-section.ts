/** Sections of the institution's texts for readers, each named like the call that answers it. */
export const textSections = ['secao_1', 'secao_2', 'faq', 'informacoes_gerais'] as const;
export type TextSectionCode = (typeof textSections)[number];
