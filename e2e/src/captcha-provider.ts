import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Script of a provider: here two buttons in place of a puzzle. */
const script = `
var address = document.currentScript.src;
window.grecaptcha = {
  render: function (place, options) {
    var language = new URL(address).searchParams.get('hl');
    [[options.sitekey + ' ' + language, 'good'], ['bad', 'bad']].forEach(function (pair) {
      var button = document.createElement('button');
      button.textContent = pair[0];
      button.onclick = function () { options.callback(pair[1]); };
      place.append(button);
    });
  }
};
window[new URL(address).searchParams.get('onload')]();
`;

/** A provider of captchas on this machine, with the settings that choose it. */
export async function startCaptchaProvider() {
  const secrets = new Set<string>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    secrets.add(body.get('secret') ?? '');
    response.end(JSON.stringify({ success: body.get('response') === 'good' }));
  };
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api.js')) {
      response.setHeader('content-type', 'text/javascript').end(script);
      return;
    }
    void answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  const origin = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
  return {
    secrets,
    settings: {
      captchaProvider: 'siteverify',
      captchaScript: `${origin}/api.js`,
      captchaSiteKey: 'site-key',
      captchaVerifyUrl: `${origin}/siteverify`,
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) text += String(part);
  return new URLSearchParams(text);
}
