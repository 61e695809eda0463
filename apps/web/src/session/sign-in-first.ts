import { createContext, useContext } from 'react';

/**
 * Has whoever is not signed in do so, in a dialog over the page; true once somebody is. Their
 * work so far stays as it is and can go on: `if (await signInFirst()) send();`
 */
export type SignInFirst = () => Promise<boolean>;

export const SignInFirstContext = createContext<SignInFirst | null>(null);

/** Null on the pages by which one enters and leaves. */
export const useSignInFirst = (): SignInFirst | null => useContext(SignInFirstContext);
