import { consentSubjects, consentWordings, type Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { expect, test } from 'vitest';

type ConsentWording = Readonly<Record<Language, string>>;

/** Every wording that readers have agreed to, by its number: a new one is added, none is changed. */
const wordings: Readonly<Record<(typeof consentSubjects)[number], readonly ConsentWording[]>> = {
  historico: [
    {
      pt: 'A biblioteca guarda o que li, para que eu possa rever.',
      en: 'The library keeps what I have read, so that I can look at it again.',
      es: 'La biblioteca guarda lo que leí para que pueda volver a verlo.',
    },
  ],
  email: [
    {
      pt: 'Recebo por e-mail o que a biblioteca avisa.',
      en: 'I receive by e-mail what the library tells me.',
      es: 'Recibo por correo lo que la biblioteca avisa.',
    },
    {
      pt: 'Recebo por e-mail os avisos da biblioteca: prazos, reservas, solicitações, sugestões e novidades do meu interesse.',
      en: 'I receive the library’s notices by e-mail: due dates, holds, requests, suggestions and new titles of interest to me.',
      es: 'Recibo por correo los avisos de la biblioteca: plazos, reservas, solicitudes, sugerencias y novedades de mi interés.',
    },
  ],
};

test.each(consentSubjects)('%s: who changes the sentence raises its number', (subject) => {
  expect(wordings[subject]).toHaveLength(consentWordings[subject]);
  const shown = (language: Language) => translatorFor(language)(`privacy.consents.${subject}`);
  const now = { pt: shown('pt'), en: shown('en'), es: shown('es') };
  expect(now).toEqual(wordings[subject].at(-1));
});
