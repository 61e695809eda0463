import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isDeclaredRobot } from './declared-robot.ts';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    true,
  ],
  ['Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)', true],
  [
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    true,
  ],
  ['Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)', true],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    false,
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 30) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36',
    false,
  ],
  ['Lynx/2.9.0 libwww-FM/2.14', false],
  ['curl/8.5.0', false],
  [undefined, false],
])('%s says that it is a robot: %s', (agent, isRobot) => {
  const headers = { 'user-agent': agent };
  expect(isDeclaredRobot({ headers } as FastifyRequest)).toBe(isRobot);
});
