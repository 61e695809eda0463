import { OutsideFault, type OutsideServers } from '../../../platform/outside/outside-server.ts';
import type { Provider } from '../provider-repository.ts';
import { readCertificates } from '../certificates.ts';
import { right, wrong, type TrialStep } from '../trial-step.ts';
import { beginSaml } from './sign-in.ts';

const [patience, longest] = [5000, 262_144] as const;

interface SamlTrial {
  readonly state: string;
  readonly returnAddress: string;
  readonly now: Temporal.Instant;
}

/** Looks at the certificate, and asks the page of the provider whether it knows who we are. */
export async function* trySaml(
  { outsideServers }: { readonly outsideServers: OutsideServers },
  provider: Provider,
  trial: SamlTrial,
): AsyncGenerator<TrialStep> {
  yield lookAtCertificate(provider, trial.now);
  const { url } = await beginSaml(provider, { ...trial, isAnew: false });
  const { host } = new URL(url);
  try {
    const call = { method: 'GET', headers: {}, patience, longest };
    const { status } = await outsideServers.send(new URL(url), call);
    if (status >= 500) yield wrong('reach', 'samlNoPage', { host });
    else if (status >= 400) yield wrong('client', 'samlUnknown', { host });
    else yield right('client', 'samlKnown', { host });
  } catch (error) {
    if (!(error instanceof OutsideFault)) throw error;
    yield wrong('reach', error.reason, { host, detail: error.message });
  }
}

function lookAtCertificate({ certificate }: Provider, now: Temporal.Instant): TrialStep {
  const all = readCertificates(certificate) ?? [];
  const good = all.filter(({ validToDate }) => validToDate.getTime() > now.epochMilliseconds);
  const last = good.toSorted((a, b) => b.validToDate.getTime() - a.validToDate.getTime())[0];
  if (!last) return wrong('certificate', 'certificateEnded');
  const until = last.validToDate.toISOString().slice(0, 10);
  return right('certificate', 'certificateGood', { until });
}
