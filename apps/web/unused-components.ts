import type { Plugin } from 'vite';

/**
 * Has the bundler leave out React Router's link, form and navigation link, which we do not use. They stand in
 * a module that we use, are made by calls, and get a name for developer tools, so they would stay: this marks
 * the calls as pure, and removes the names.
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
