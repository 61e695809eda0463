import { setTimeout as delay } from 'node:timers/promises';
import type { RenderPage } from '@estante/contract';
import { createTurns } from '../../platform/turns.ts';
import { RenderingThread, ThreadDied } from './rendering-thread.ts';

export interface RenderingOptions {
  /** The renderer's module, as the pages are built. */
  readonly renderer: URL;
  readonly threads: number;
  readonly onWarning: (fault: Error) => void;
  /** Milliseconds after which a thread that comes to no message counts as hung. */
  readonly patience?: number;
}

export interface Rendering {
  readonly render: RenderPage;
  readonly languages: readonly string[];
  readonly end: () => Promise<void>;
}

/** Milliseconds before a thread is started again that could not load the renderer. */
const pause = 1_000;
/** Threads that may die while they have a page: once of it, but for one that is bad luck with another. */
const mostDeaths = 3;
/** Pages at most that wait to be rendered again. */
const mostAgain = 1_000;

/**
 * Threads that render pages: the one that answers calls is not held up by them, and one that is lost
 * takes no page along.
 * @throws ThreadDied where the renderer cannot be loaded
 */
export async function startRendering(options: RenderingOptions): Promise<Rendering> {
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
  /** The one with the least to do. */
  const idlest = () => {
    const living = places.filter(({ isDead }) => !isDead);
    return living.toSorted((a, b) => a.load - b.load)[0];
  };
  // Of the pages that a thread took along one is what it died of: each by itself, it takes no other again.
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
