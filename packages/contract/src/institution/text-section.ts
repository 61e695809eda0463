/** Sections of texts that the institution tells its readers, each named as the call that answers it. */
export const textSections = ['secao_1', 'secao_2', 'faq', 'informacoes_gerais'] as const;
export type TextSectionCode = (typeof textSections)[number];
