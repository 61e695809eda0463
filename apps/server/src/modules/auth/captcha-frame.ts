import { randomBytes } from 'node:crypto';
import { secureAddress } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import type { FastifyInstance } from 'fastify';
import { languageOfPage } from '../../endpoint/language.ts';
import { renderError } from '../../endpoint/refusal.ts';

/** A provider of captchas that the institution has chosen in place of ours. */
export interface CaptchaProvider {
  /** Address of its script. */
  readonly script: string;
  /** The object that the script brings: grecaptcha, hcaptcha, turnstile. */
  readonly object: string;
  readonly siteKey: string;
}

/**
 * The document in which another's captcha is done, so that the pages need not let its script in. It tells the page
 * around it `{ captcha: 'done' | 'expired' | 'failed', token }` and its `height`. It has our origin, or providers would
 * not know for whom it is: an institution that chooses a provider trusts it.
 */
export function registerCaptchaFrame(
  app: FastifyInstance,
  find: () => Promise<CaptchaProvider | null>,
): void {
  app.get('/captcha', async (request, reply) => {
    const language = languageOfPage(request);
    const provider = await find();
    const script = provider && secureAddress(provider.script);
    if (!provider || !script) {
      return reply.code(404).send(renderError('NaoEncontrado', translatorFor(language)));
    }
    script.search = new URLSearchParams({
      onload: 'captchaLoaded',
      render: 'explicit',
      hl: language,
    }).toString();
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({
        'content-security-policy': policy(script.origin, nonce),
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(captchaDocument({ ...provider, script: script.href }, language, nonce));
  });
}

/** Content security policy of the frame: providers load parts from several hosts. */
function policy(origin: string, nonce: string): string {
  const hosts = `https: ${origin}`;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'unsafe-inline' ${hosts}`,
    `connect-src ${hosts}`,
    `img-src data: ${hosts}`,
    `font-src ${hosts}`,
    `frame-src ${hosts}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function captchaDocument(provider: CaptchaProvider, language: string, nonce: string): string {
  const { script, object, siteKey } = provider;
  const values = [script, object, siteKey].map((text) =>
    JSON.stringify(text).replaceAll('<', '\\u003c'),
  );
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>Captcha</title>
<style>body{margin:0}</style>
<div id="captcha"></div>
<script nonce="${nonce}">${frameScript}(${values.join(', ')})</script>
</html>`;
}

/** Script of the frame. What a provider opens over its box makes the document higher. */
const frameScript = `
(function (url, object, siteKey) {
  var tell = function (message) { parent.postMessage(message, location.origin); };
  var end = function (state) { return function (token) { tell({ captcha: state, token: token }); }; };
  var failed = end('failed');
  window.captchaLoaded = function () {
    window[object].render(document.getElementById('captcha'), {
      sitekey: siteKey,
      callback: end('done'),
      'expired-callback': end('expired'),
      'error-callback': failed
    });
  };
  var script = document.createElement('script');
  script.src = url;
  script.onerror = failed;
  document.body.append(script);
  var height = 0;
  setInterval(function () {
    var now = document.documentElement.scrollHeight;
    if (now !== height) tell({ height: height = now });
  }, 200);
})`;
