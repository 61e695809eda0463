import { defineUseCases } from '../define-use-cases.ts';
import { finishConfirmation, getConfirmation, startConfirmation } from './confirmation.ts';
import { finishProviderSignIn } from './finish-sign-in.ts';
import { getSignOutAddress } from './sign-out-address.ts';
import {
  addIdentityProvider,
  changeIdentityProvider,
  changeOwnPasswordUse,
  listIdentityProviders,
  removeIdentityProvider,
} from './staff/edit-providers.ts';
import { tryIdentityProvider } from './staff/try-provider.ts';
import { listSignInWays, startProviderSignIn } from './start-sign-in.ts';

/** Use cases behind the calls about signing in by other institutions' word. */
export const useCases = defineUseCases((context) => ({
  listSignInWays: listSignInWays(context),
  startProviderSignIn: startProviderSignIn(context),
  finishProviderSignIn: finishProviderSignIn(context),
  getConfirmation: getConfirmation(context),
  startConfirmation: startConfirmation(context),
  finishConfirmation: finishConfirmation(context),
  getSignOutAddress: getSignOutAddress(context),
  listIdentityProviders: listIdentityProviders(context),
  addIdentityProvider: addIdentityProvider(context),
  changeIdentityProvider: changeIdentityProvider(context),
  removeIdentityProvider: removeIdentityProvider(context),
  tryIdentityProvider: tryIdentityProvider(context),
  changeOwnPasswordUse: changeOwnPasswordUse(context),
}));
