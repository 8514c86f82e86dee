// How long a guest and a member wait on a slow phone that has never been here: until the largest piece of a page is shown, or its first content.
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { findBrowser } from '#kit/test/find-browser.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import type { Buyer } from '../buyers.ts';
import type { Bench, Measure, Row } from '../measure.ts';

/** The line and the processor of a cheap phone far from town. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER = 4;
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
};
const RUNS = 3;

interface SlowPage {
  name: string;
  path: string;
  /** Most milliseconds. */
  most: number;
  /** What a page that is drawn in the browser is opened for; elsewhere the largest piece counts. */
  content?: string;
}

const PAGES: readonly SlowPage[] = [
  { name: 'home', path: '/index', most: 3_000 },
  { name: 'list', path: '/goods/list', most: 2_000 },
  { name: 'member', path: '/member/index', most: 3_000, content: 'main h1' },
];

export const slowPhone: Measure = {
  name: 'slow-phone',
  async run({ database, buyers, mall }) {
    const browser = await chromium.launch({
      executablePath: findBrowser(console.log),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
    });
    try {
      const rows: Row[] = [];
      for (const page of PAGES) {
        // Nobody's first visit is the first of all: the mall has rendered the page before.
        await (await fetch(mall.origin + page.path)).text();
        const runs: number[] = [];
        for (let run = 0; run < RUNS; run++) runs.push(await visit(browser, mall.origin, page, buyers[0]!));
        rows.push(row(database, page, runs));
      }
      return rows;
    } finally {
      await browser.close();
    }
  },
};

function row({ parts }: Bench['database'], { name, most, content }: SlowPage, runs: number[]): Row {
  const value = runs.sort((a, b) => a - b)[Math.floor(runs.length / 2)]!;
  return {
    parts,
    name: `slow-phone-${name}`,
    value,
    unit: content ? 'ms to content' : 'ms LCP',
    aim: `≤ ${most} ms; 1.6 Mbit/s, 150 ms, processor ÷ ${SLOWER}, median of ${RUNS} (${Math.round(runs[0]!)}–${Math.round(runs.at(-1)!)})`,
    isMet: value <= most,
  };
}

/** A visit with nothing kept from another. @returns milliseconds from the click */
async function visit(browser: Browser, origin: string, page: SlowPage, buyer: Buyer): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const tab = await context.newPage();
    if (page.content)
      await tab.addInitScript(comeBack, { token: buyer.token, member: await memberOf(origin, buyer) });
    await tab.addInitScript(watch, page.content);
    await slowDown(await context.newCDPSession(tab));
    await tab.goto(origin + page.path, { waitUntil: 'networkidle', timeout: 120_000 });
    await tab.waitForFunction(() => 'shownAt' in window);
    return await tab.evaluate(() => (window as unknown as { shownAt: number }).shownAt);
  } finally {
    await context.close();
  }
}

/** What a browser keeps of whoever has logged in here before. */
async function memberOf(origin: string, { token }: Buyer): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/${loginProtocol.memberInfo.path}`, { headers });
  const { data } = (await answer.json()) as { data: unknown };
  return JSON.stringify(data);
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Runs in the page. */
function comeBack({ token, member }: { token: string; member: string }): void {
  localStorage.setItem('memberInfo', member);
  localStorage.setItem('access_token', token);
  localStorage.setItem('refresh_token', token);
  localStorage.setItem('time', String(Date.now()));
}

/** Runs in the page: notes when the largest piece has been painted, or the frame after the content has come. */
function watch(content: string | undefined): void {
  const note = (time: number) => Object.assign(window, { shownAt: time });
  if (!content) {
    new PerformanceObserver((list) => note(list.getEntries().at(-1)!.startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    return;
  }
  const look = () => {
    if (document.querySelector(content)?.textContent) requestAnimationFrame(note);
    else requestAnimationFrame(look);
  };
  look();
}
