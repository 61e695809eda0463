import { translatorFor } from '@estante/phrases';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../../api/api.ts';
import { recoveryNotice } from './recovery-notice.ts';

const t = translatorFor('en');

describe('a step of recovery that failed', () => {
  // prettier-ignore
  test.each([
    [new ApiFailure(500, 'Qualquer', 'What the server says.'), 'danger', 'An unexpected error has occurred.'],
    [new TypeError('x'), 'danger', 'An unexpected error has occurred.'],
    [new ApiFailure(0, 'NaoFoiPossivelComunicarServidor'), 'danger', /^Unable to communicate/],
    [new ApiFailure(422, 'CodigoNaoConfere'), 'warning', /^The code is wrong or has expired/],
    [new ApiFailure(422, 'AuthCAPTCHAError'), 'warning', 'Do the Captcha verification!'],
    [new ApiFailure(429, 'CodigosDemais', '', { minutos: 12 }), 'warning', /Wait 12 min/],
    [new ApiFailure(403, 'RecursoDesativado'), 'warning', 'This feature is switched off.'],
    [new ApiFailure(418, 'Outro', 'What the server says.'), 'warning', 'What the server says.'],
  ])('%s: %s', (error, tone, words) => {
    const notice = recoveryNotice(error, t);
    expect(notice.tone).toBe(tone);
    expect(notice.words).toMatch(words);
  });

  test('says what is wrong with the password', () => {
    const campos = [{ campo: 'password', mensagem: 'Too common.' }];
    const failure = new ApiFailure(422, 'SenhaNaoConfereCriterios', '', {}, campos);
    expect(recoveryNotice(failure, t)).toEqual({
      tone: 'warning',
      words: "The password doesn't match all the criteria!",
      details: ['Too common.'],
    });
  });
});
