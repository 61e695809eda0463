import { expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest, firstLines } from './failed-tests.ts';

test('a failed unit test is told by its file and name', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'subtracts',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 2\u001b[39m'],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(failuresOfVitest(report)).toEqual([
    'a.test.ts › subtracts\nexpected 2',
    'b.test.ts\nno such module',
  ]);
});

test('a failed browser test is told by its project, file and name, however deep it lies', () => {
  const spec = (title: string, ok: boolean, errors: readonly { message?: string }[]) => ({
    title,
    ok,
    file: 'a.spec.ts',
    tests: [{ projectName: 'phone', results: [{ errors }] }],
  });
  const report = {
    suites: [
      {
        specs: [spec('opens', true, [])],
        suites: [{ specs: [spec('closes', false, [{ message: 'one' }, { message: 'two' }])] }],
      },
    ],
  };
  expect(failuresOfPlaywright(report)).toEqual(['[phone] a.spec.ts › closes\none\ntwo']);
});

test('a long text is cut, and says so', () => {
  expect(firstLines('a\nb\n', 2)).toBe('a\nb');
  expect(firstLines('a\nb\nc\nd', 2)).toBe('a\nb\n(2 lines more)');
});
