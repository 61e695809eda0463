import { timingSafeEqual } from 'node:crypto';
import { webClient, type endpoints } from '@estante/contract';
import { refuse } from '../../http/refusal.ts';
import type { UseCase } from '../../http/register-endpoint.ts';
import { accessTokenLife, type Tokens } from './token.ts';

/** RFC 6749, section 4.4: the public token for the first-party browser client. */
export function issueToken(tokens: Tokens): UseCase<typeof endpoints.issueToken> {
  return async ({ body }) => {
    if (body.grant_type !== 'client_credentials') {
      return refuse(400, 'TipoDeConcessaoNaoAceito', { tipo: body.grant_type });
    }
    if (!isWebClient(body.client_id, body.client_secret)) {
      return refuse(401, 'ClienteInvalido');
    }
    const access_token = await tokens.issuePublic();
    return {
      status: 200,
      body: { access_token, token_type: 'Bearer', expires_in: accessTokenLife },
    };
  };
}

function isWebClient(id: string, secret: string): boolean {
  const sent = Buffer.from(secret);
  const expected = Buffer.from(webClient.secret);
  return id === webClient.id && sent.length === expected.length && timingSafeEqual(sent, expected);
}
