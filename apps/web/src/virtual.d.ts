declare module 'virtual:endpoints' {
  type Endpoints = typeof import('@estante/contract').endpoints;
  /** Name of each endpoint of the contract, with its method and its path below /api. */
  export const table: Readonly<
    Record<keyof Endpoints, readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string]>
  >;
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';
