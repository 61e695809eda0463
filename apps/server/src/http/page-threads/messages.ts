/** What a thread that renders pages is told. */
export type ToThread = RenderOrder | OutsideAnswers | { readonly kind: 'look' };

/** A page to be rendered, by its number. */
export interface RenderOrder {
  readonly kind: 'render';
  readonly page: number;
  readonly url: string;
  readonly language: string;
  readonly nonce: string;
  readonly origin: string;
}

interface OutsideAnswers {
  readonly kind: 'answers';
  readonly answers: readonly OutsideAnswer[];
}

/** The answer to a call that a page has made; null where there was none. */
export interface OutsideAnswer {
  readonly call: number;
  readonly answer: { readonly status: number; readonly body: string } | null;
}

/** What it says. */
export type FromThread =
  | Ready
  | OutsideCalls
  | RenderedPage
  | FailedPage
  /** It has come to a message: nothing holds it. */
  | { readonly kind: 'alive' };

/** It has loaded the renderer, which knows these languages. */
interface Ready {
  readonly kind: 'ready';
  readonly languages: readonly string[];
}

interface OutsideCalls {
  readonly kind: 'calls';
  readonly calls: readonly OutsideCall[];
}

/** A call that a page makes, by its number: the thread has no endpoints of its own. */
export interface OutsideCall {
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
