import { expect, test } from 'vitest';
import { requestIdOf } from './request-id.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const made = /^[\da-f]{8}-[\da-f-]{27}$/;

test.each([
  [
    { 'x-request-id': 'f058ebd6-02f7-4d3f-942e-904344e8cde5' },
    'f058ebd6-02f7-4d3f-942e-904344e8cde5',
  ],
  [
    { 'x-request-id': 'proxy_0001', traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    'proxy_0001',
  ],
  [{ traceparent: `00-${traceId}-00f067aa0ba902b7-01` }, traceId],
  [{ traceparent: `01-${traceId}-00f067aa0ba902b7-01-more` }, traceId],
  [{ 'x-request-id': 'a b c d e f', traceparent: `00-${traceId}-00f067aa0ba902b7-01` }, traceId],
])('%j is kept as %s', (headers, id) => {
  expect(requestIdOf({ headers })).toBe(id);
});

test.each([
  [{}],
  [{ 'x-request-id': '' }],
  [{ 'x-request-id': 'short' }],
  [{ 'x-request-id': 'x'.repeat(65) }],
  [{ 'x-request-id': 'ana@example.org' }],
  [{ 'x-request-id': '12345678\n{"level":50}' }],
  [{ traceparent: traceId }],
  [{ traceparent: `ff-${traceId}-00f067aa0ba902b7-01` }],
  [{ traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }],
  [{ traceparent: `00-${traceId}-${'0'.repeat(16)}-01` }],
])('%j is given one of ours', (headers) => {
  expect(requestIdOf({ headers })).toMatch(made);
});
