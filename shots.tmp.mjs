import { chromium } from '@playwright/test';
const base='http://127.0.0.1:4631';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args:['--no-sandbox'] });
for (const js of [true,false]) for (const w of [1280,390]) {
  const c = await b.newContext({ javaScriptEnabled: js, viewport:{width:w,height:w===390?844:900}, locale:'pt-BR' });
  const p = await c.newPage();
  for (const [n,u] of [['results','/?q=casa'],['net','/rede?q=casa'],['title','/acervo/1'],['mp','/meupergamum']]) {
    await p.goto(base+u); await p.waitForTimeout(js?1500:300);
    await p.screenshot({path:`/tmp/rshots/${n}-${w}-${js?'js':'nojs'}.png`});
  }
  await c.close();
}
await b.close();
