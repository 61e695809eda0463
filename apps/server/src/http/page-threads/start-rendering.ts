import { setTimeout as delay } from 'node:timers/promises';
import type { RenderPage } from '@estante/contract';
import { createTurns } from '../../platform/jobs/turns.ts';
import { RenderingThread, ThreadDied } from './rendering-thread.ts';

export interface RenderingOptions {
  /** The renderer's module, as the pages are built. */
  readonly renderer: URL;
  readonly threads: number;
  readonly onWarning: (fault: Error) => void;
  /** Longest time in ms in which a thread may not come to its messages; beyond, it counts as hung. */
  readonly patience?: number;
}

export interface PageRendering {
  readonly render: RenderPage;
  readonly languages: readonly string[];
  readonly end: () => Promise<void>;
}

/** Pause in ms before a thread that could not load the renderer is started again. */
const pause = 1_000;
/**
 * Threads that may die while they render a page: the page may have been to blame for one, and met another by
 * bad luck.
 */
const mostDeaths = 3;
/** Most pages that wait to be rendered again. */
const mostAgain = 1_000;

/**
 * Starts threads that render pages, so that calls are not held up by rendering. A page whose thread is lost is
 * rendered again.
 * @throws ThreadDied where the renderer cannot be loaded
 */
export async function startRendering(options: RenderingOptions): Promise<PageRendering> {
  const { renderer, patience = 20_000, onWarning } = options;
  let hasEnded = false;
  const places = Array.from({ length: options.threads }, start);

  function start(_: unknown, place: number): RenderingThread {
    const onDeath = (fault: ThreadDied, wasReady: boolean) => void follow(fault, wasReady, place);
    return new RenderingThread({ renderer, patience, onDeath });
  }
  async function follow(fault: ThreadDied, wasReady: boolean, place: number): Promise<void> {
    onWarning(fault);
    if (!wasReady) await delay(pause, undefined, { ref: false });
    if (!hasEnded) places[place] = start(undefined, place);
  }
  const end = async () => {
    hasEnded = true;
    await Promise.all(places.map((thread) => thread.end()));
  };
  /** The living thread with the fewest pages. */
  const idlest = () => {
    const living = places.filter(({ isDead }) => !isDead);
    return living.toSorted((a, b) => a.load - b.load)[0];
  };
  // One of a dead thread's pages may have killed it: rendered again one at a time, it takes no other along.
  const again = createTurns(1, mostAgain);
  const render: RenderPage = async (request, context) => {
    const once = async () => {
      const thread = idlest();
      if (!thread) throw new ThreadDied('No thread that renders pages is alive');
      return thread.render(request, context);
    };
    return once().catch((fault: unknown) => renderAgain(once, fault, mostDeaths - 1));
  };
  async function renderAgain(
    once: () => Promise<Response>,
    fault: unknown,
    left: number,
  ): Promise<Response> {
    if (!(fault instanceof ThreadDied) || hasEnded || left === 0) throw fault;
    const page = await again(once).catch((next: unknown) => renderAgain(once, next, left - 1));
    if (!page) throw fault;
    return page;
  }
  try {
    const [languages = []] = await Promise.all(places.map(({ ready }) => ready));
    return { render, languages, end };
  } catch (fault) {
    await end();
    throw fault;
  }
}
