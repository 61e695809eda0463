import type { ExampleCall } from './example-call.ts';

export const personCalls = {
  getPerson: { url: '/api/pessoas', refused: [] },
  listLogins: { url: '/api/pessoas/login', refused: [] },
} satisfies Readonly<Record<string, ExampleCall>>;
