import { describe, expect, it } from 'vitest';
import { functionLengths } from './check-lengths.ts';

describe('lengths of functions', () => {
  it('counts each function from its first line to its last, those within others too', () => {
    const text = [
      'export function outer(): number {',
      '  const inner = (): number => 1;',
      '  return inner();',
      '}',
      'export class Shelf {',
      '  add(copy: string): void {',
      '    void copy;',
      '  }',
      '}',
    ].join('\n');
    expect(functionLengths('shelf.ts', text)).toEqual([4, 1, 3]);
  });

  it('leaves out signatures, and reads markup', () => {
    const text = 'declare function lend(): void;\nexport const Copy = () => <p>\n  1\n</p>;\n';
    expect(functionLengths('copy.tsx', text)).toEqual([3]);
  });
});
