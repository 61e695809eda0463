/** A message to a thread that renders pages. */
export type ToThread = RenderOrder | PageAnswers | { readonly kind: 'look' };

/** Asks for a page to be rendered, which has this number from now on. */
export interface RenderOrder {
  readonly kind: 'render';
  readonly page: number;
  readonly url: string;
  readonly language: string;
  readonly nonce: string;
  readonly origin: string;
}

interface PageAnswers {
  readonly kind: 'answers';
  readonly answers: readonly PageAnswer[];
}

/** The answer to a call of a page, by the number of the call; null where it got none. */
export interface PageAnswer {
  readonly call: number;
  readonly answer: { readonly status: number; readonly body: string } | null;
}

/** A message from a thread that renders pages. */
export type FromThread =
  | ReadyMessage
  | PageCalls
  | RenderedPage
  | FailedPage
  /** Answers 'look': nothing keeps the thread from its messages. */
  | { readonly kind: 'alive' };

/** Tells that the thread has loaded the renderer, and the languages that this knows. */
interface ReadyMessage {
  readonly kind: 'ready';
  readonly languages: readonly string[];
}

interface PageCalls {
  readonly kind: 'calls';
  readonly calls: readonly PageCall[];
}

/** A call that a page makes, with a number by which it is answered: a thread has no endpoints of its own. */
export interface PageCall {
  readonly page: number;
  readonly call: number;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RenderedPage {
  readonly kind: 'page';
  readonly page: number;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

interface FailedPage {
  readonly kind: 'fault';
  readonly page: number;
  readonly reason: string;
}
