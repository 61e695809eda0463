import type { editAppearance as portuguese } from '../pt/edit-appearance.ts';

export const editAppearance: typeof portuguese = {
  colours: 'Colores',
  theme: 'Aspecto del área personal',
  themeNames: {
    neo: 'Neo: ligero, con espacio',
    classico: 'Clásico: compacto, con el menú destacado',
  },
  coloursHint:
    'Un color para las páginas claras y otro para las oscuras. Los esquemas de colores de los lectores siguen iguales.',
  themes: { light: 'Color en las páginas claras', dark: 'Color en las páginas oscuras' },
  pick: 'Elegir: {{name}}',
  readable: 'Contraste de {{ratio}}; el mínimo es {{least, clause}}.',
  tooWeak: 'El contraste es de {{ratio}}: el mínimo para que todos lean es {{least, clause}}.',
  noColour: 'Escriba # y seis dígitos, como #1f419b.',
  asAtFirst: 'Usar el color original',
  preview: 'Cómo queda',
  logo: 'Logotipo',
  logoShown: 'Logotipo de la institución',
  noLogo: 'La institución no envió un logotipo: aparece el del producto.',
  logoFile: 'Otro logotipo',
  logoHint: 'PNG de hasta 256 KB y 2000 píxeles por lado.',
  removeLogo: 'Quitar el logotipo',
};
