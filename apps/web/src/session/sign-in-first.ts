import { createContext, useContext } from 'react';

/**
 * Has a visitor who is not signed in do so, in a dialog over the page; true once they are. Their work so far
 * is kept and can continue: `if (await signInFirst()) send();`
 */
export type SignInFirst = () => Promise<boolean>;

export const SignInFirstContext = createContext<SignInFirst | null>(null);

/** Gives the function above; null on the pages for signing in and out. */
export const useSignInFirst = (): SignInFirst | null => useContext(SignInFirstContext);
