import { z } from 'zod';

const text = z.string().max(1000);

/** `PublicKeyCredentialRequestOptionsJSON` (Web Authentication, level 3): data for a passkey to sign. */
export const passkeyChallenge = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    /** Timeout in milliseconds. */
    timeout: z.number().int(),
    userVerification: z.literal('discouraged'),
    allowCredentials: z.array(
      z.object({
        id: z.string(),
        type: z.literal('public-key'),
        transports: z.array(z.string()).optional(),
      }),
    ),
  })
  .meta({ id: 'PasskeyChallenge' });
export type PasskeyChallenge = z.infer<typeof passkeyChallenge>;

/** `AuthenticationResponseJSON` (Web Authentication, level 3): the passkey's signed answer. */
export const passkeyAnswer = z
  .object({
    id: text,
    rawId: text,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: z.string().max(4000),
      authenticatorData: z.string().max(4000),
      signature: z.string().max(4000),
    }),
  })
  .meta({ id: 'PasskeyAnswer' });
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;
