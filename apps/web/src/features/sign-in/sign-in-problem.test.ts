import { translatorFor } from '@estante/phrases';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadRefusalSentences } from '../../api/failure-words.ts';
import { ApiFailure } from '../../api/api.ts';
import { signInProblem } from './sign-in-problem.ts';

// Sentences are loaded before a refusal reaches a page.
beforeAll(loadRefusalSentences);

const t = translatorFor('en');

describe('a sign-in that failed', () => {
  // oxfmt-ignore
  test.each([
    [new ApiFailure(400, 'CorpoMalformado'), 'warning', 'The login request has failed. Please, try again'],
    [new ApiFailure(400, 'credential_missing'), 'warning', 'Fill all the fields to login!'],
    [new ApiFailure(401, 'UsuarioOuSenhaIncorreta'), 'warning', 'Incorrect credentials! Please try again.'],
    [new ApiFailure(401, 'UsuarioOuSenhaIncorretaCustom', '', { user: 'Card' }), 'warning', 'Wrong Card or password.'],
    [new ApiFailure(422, 'DadosInvalidos', 'What the server says.'), 'warning', 'What the server says.'],
    [new ApiFailure(429, 'MuitasTentativas', '', { segundos: 30 }), 'warning', /in 30 s\./],
    [new ApiFailure(430, 'qualquer'), 'warning', /blocked/],
    [new ApiFailure(403, 'ACESSO_BLOQUEADO'), 'warning', /blocked/],
    [new ApiFailure(418, 'outro', 'I am a teapot.'), 'warning', 'I am a teapot.'],
    [new ApiFailure(500, 'OcorreuErroInesperado'), 'danger', 'An unknown error has occurred while attempting to login.'],
    [new ApiFailure(503, 'ServicoIndisponivel'), 'warning', /not available/],
    [new ApiFailure(0, 'NaoFoiPossivelComunicarServidor'), 'danger', /^An unknown error .* Unable to communicate/],
    [new TypeError('x'), 'danger', 'An unknown error has occurred while attempting to login.'],
  ])('%s: %s', (error, tone, words) => {
    const message = signInProblem(error, t, true);
    expect(message.tone).toBe(tone);
    expect(message.words).toMatch(words);
  });

  test('by a block names recovery only where it is offered', () => {
    for (const language of ['pt', 'en', 'es'] as const) {
      const translate = translatorFor(language);
      const blocked = new ApiFailure(430, 'ACESSO_BLOQUEADO');
      const [offered, other] = [true, false].map((is) => signInProblem(blocked, translate, is));
      const link = translate('recovery.forgotten');
      expect(offered?.words).toContain(link);
      expect(other?.words).not.toContain(link);
      expect(other?.words).toMatch(/balcão|desk|mostrador/);
    }
  });

  test('by a block of the library says so, wherever passwords are recovered', () => {
    const blocked = new ApiFailure(430, 'ACESSO_BLOQUEADO', '', { context: 'biblioteca' });
    const until = { context: 'bibliotecaAte', ate: '2026-03-20' };
    const dated = new ApiFailure(430, 'ACESSO_BLOQUEADO', '', until);
    for (const is of [true, false]) {
      expect(signInProblem(blocked, t, is).words).toMatch(/blocked by the library\. .*desk/);
      expect(signInProblem(dated, t, is).words).toMatch(/by the library until Mar 20, 2026\. /);
    }
  });
});
