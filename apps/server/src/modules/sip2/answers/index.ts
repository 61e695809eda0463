export { answer, refuse, type WorkCode } from './answer.ts';
export { signIn } from './sign-in.ts';
