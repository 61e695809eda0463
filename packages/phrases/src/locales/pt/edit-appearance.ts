/** Colours, theme and logotype of the institution's pages. */
export const editAppearance = {
  colours: 'Cores',
  theme: 'Aparência da área pessoal',
  themeNames: {
    neo: 'Neo: leve, com espaço',
    classico: 'Clássica: compacta, com o menu em destaque',
  },
  coloursHint:
    'Uma cor para as páginas claras e outra para as escuras. Os esquemas de cores dos leitores continuam os mesmos.',
  themes: { light: 'Cor nas páginas claras', dark: 'Cor nas páginas escuras' },
  pick: 'Escolher: {{name}}',
  readable: 'Contraste de {{ratio}}; o mínimo é {{least, clause}}.',
  tooWeak: 'O contraste é de {{ratio}}: o mínimo para que todos leiam é {{least, clause}}.',
  noColour: 'Escreva # e seis dígitos, como #1f419b.',
  asAtFirst: 'Usar a cor original',
  preview: 'Como fica',
  logo: 'Logotipo',
  logoShown: 'Logotipo da instituição',
  noLogo: 'A instituição não enviou logotipo: aparece o do produto.',
  logoFile: 'Outro logotipo',
  logoHint: 'PNG de até 256 KB e 2000 pixels de lado.',
  removeLogo: 'Remover o logotipo',
};
