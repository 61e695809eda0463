import { randomBytes } from 'node:crypto';
import { translatorFor } from '@estante/phrases';
import type { FastifyInstance } from 'fastify';
import { languageOfPage } from '../../endpoint/language.ts';
import { renderError } from '../../endpoint/refusal.ts';

/**
 * The document in which VLibras runs: a program of others, so the document has an origin of its own
 * that reaches nothing of ours. It tells the page around it 'ready' or 'unreachable', and signs each
 * text the page sends.
 */
export function registerSignLanguageFrame(
  app: FastifyInstance,
  /** Folder of the program; '' while signs are off. */
  findUrl: () => Promise<string>,
): void {
  app.get('/libras', async (request, reply) => {
    const url = (await findUrl()).replace(/\/$/, '');
    if (url === '') {
      const t = translatorFor(languageOfPage(request));
      return reply.code(404).send(renderError('NaoEncontrado', t));
    }
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({
        'content-security-policy': policy(new URL(url).origin, nonce),
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(signLanguageDocument(url, nonce));
  });
}

/** Writes the policy that the program needs: it comes in parts from several hosts, compiles them, and draws. */
function policy(origin: string, nonce: string): string {
  const hosts = `https: ${origin}`;
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'unsafe-eval' blob: ${hosts}`,
    `style-src 'unsafe-inline' ${hosts}`,
    `connect-src blob: data: ${hosts}`,
    `img-src blob: data: ${hosts}`,
    `font-src data: ${hosts}`,
    `media-src blob: ${hosts}`,
    `frame-src blob: ${hosts}`,
    'worker-src blob:',
    "frame-ancestors 'self'",
  ].join('; ');
}

function signLanguageDocument(url: string, nonce: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<title>VLibras</title>
<style>body{margin:0;min-height:100vh;background:#fff}</style>
<div vw class="enabled">
  <div vw-access-button class="active"></div>
  <div vw-plugin-wrapper><div class="vw-plugin-top-wrapper"></div></div>
</div>
<script nonce="${nonce}">${frameScript}(${JSON.stringify(url).replaceAll('<', '\\u003c')})</script>
</html>`;
}

/**
 * Script of the frame. The program's figure comes once its own button was pressed; a text that is sent before waits for
 * it.
 */
const frameScript = `
(function (url) {
  var waiting = '';
  var tell = function (what) { parent.postMessage(what, '*'); };
  var script = document.createElement('script');
  script.src = url + '/vlibras-plugin.js';
  script.onerror = function () { tell('unreachable'); };
  script.onload = function () {
    try {
      new window.VLibras.Widget(url);
      tell('ready');
    } catch (error) {
      tell('unreachable');
    }
  };
  document.body.append(script);
  addEventListener('load', function () {
    document.querySelector('[vw-access-button]').click();
  });
  setInterval(function () {
    if (!waiting || !window.plugin || !window.plugin.translate) return;
    window.plugin.translate(waiting);
    waiting = '';
  }, 250);
  addEventListener('message', function (event) {
    if (event.source === parent && typeof event.data === 'string') waiting = event.data;
  });
})`;
