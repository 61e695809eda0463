import type { Plugin } from 'vite';

/**
 * React Router's link, form and navigation link stand in the module of what we use of it. They are made
 * by calls, and given a name for tools of developers, so they would stay though nobody uses them: told
 * that the calls only make something, and without the names, the bundler leaves them out.
 */
export function leaveOutUnusedComponents(): Plugin {
  return {
    name: 'estante:unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replaceAll(/(?<== )(?=React\$1\.forwardRef\()/g, '/* @__PURE__ */ ')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  };
}
