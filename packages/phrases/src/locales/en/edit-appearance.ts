import type { editAppearance as portuguese } from '../pt/edit-appearance.ts';

export const editAppearance: typeof portuguese = {
  colours: 'Colours',
  theme: 'Look of the personal area',
  themeNames: {
    neo: 'Neo: light and spacious',
    classico: 'Classic: compact, with a prominent menu',
  },
  coloursHint:
    'One colour for light pages and another for dark ones. Patrons’ colour schemes stay as they are.',
  themes: { light: 'Colour on light pages', dark: 'Colour on dark pages' },
  pick: 'Choose: {{name}}',
  readable: 'Contrast {{ratio}}; the minimum is {{least, clause}}.',
  tooWeak:
    'The contrast is {{ratio}}: for everybody to be able to read, the minimum is {{least, clause}}.',
  noColour: 'Write # and six digits, such as #1f419b.',
  asAtFirst: 'Use the original colour',
  preview: 'How it looks',
  logo: 'Logo',
  logoShown: 'The institution’s logo',
  noLogo: 'The institution has not uploaded a logo: the product’s is shown.',
  logoFile: 'Another logo',
  logoHint: 'A PNG of at most 256 KB and 2,000 pixels on each side.',
  removeLogo: 'Remove the logo',
};
