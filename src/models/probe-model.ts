import type { ModelImage } from '#src/extraction/model/model.ts';
import { type CallResult, callModel, type FailedCall } from './call-model.ts';
import { baseUrlOf } from './providers.ts';
import { nextCall } from './retry.ts';
import type { ModelSettings } from './settings.ts';

/** What a trial call showed, in a sentence for the operator. */
export type Probe = { readonly works: boolean; readonly text: string };

const question = {
  instructions: 'Answer with the word that the document says.',
  document: 'The word is: ticket',
  schema: {
    type: 'object',
    properties: { word: { type: 'string' } },
    required: ['word'],
    additionalProperties: false,
  },
};

/** Asks the model one tiny thing, outside every budget; `image` goes along where pictures are sent. */
export async function probeModel(settings: ModelSettings, image: ModelImage): Promise<Probe> {
  const begun = performance.now();
  const signal = AbortSignal.timeout(settings.limits.callMilliseconds);
  const request = { ...question, images: [image] };
  const held = await callModel(request, settings, { signal });
  const again = 'failure' in held && nextCall(held, 'schema', settings.provider)?.telling === 'words';
  const told = again ? await callModel(request, settings, { signal, telling: 'words' }) : held;
  const result = 'failure' in told ? held : told;
  const who = `${settings.provider} (${settings.model}) at ${new URL(baseUrlOf(settings)!).host}`;
  if ('failure' in result) return { works: false, text: `${who} ${complaintOf(result, settings)}` };
  const sent = settings.sendsImages ? 'Text and pictures of pages are' : 'Text is';
  const took = `answered in ${Math.round(performance.now() - begun)} ms for ${tokensOf(result)} tokens`;
  const note = again ? ' It takes no JSON schema and is told in words, which it follows less surely.' : '';
  const text = `${who} ${took}. ${sent} sent there.${note}`;
  return { works: true, text };
}

function tokensOf({ usage }: CallResult): number {
  return usage.inputTokens + usage.outputTokens;
}

/** What is wrong and what to do, told by what was seen of the call: never in the words of the provider. */
function complaintOf({ failure, seen, truncated }: FailedCall, settings: ModelSettings): string {
  const { status = 0, fault, code = 'no reason given' } = seen;
  if (fault === 'refused-address')
    return 'leads to an address that is not allowed. If it lies in your own network, set AI_PRIVATE_NETWORK=yes.';
  if (fault === 'network') return networkComplaint(code);
  if (failure === 'timeout')
    return `did not answer within ${settings.limits.callMilliseconds / 1000} s. Raise AI_CALL_SECONDS, lower AI_REASONING, or take a smaller model.`;
  if (truncated) return 'ran out of tokens. Raise AI_ANSWER_TOKENS, or lower AI_REASONING.';
  if (failure === 'refused') return 'refused a harmless question. Take another model in AI_MODEL.';
  return status >= 300 ? statusComplaint(status) : formatComplaint;
}

const formatComplaint =
  'answers, but not with the JSON that was asked for. Take a model that supports structured output (a JSON schema).';

function networkComplaint(code: string): string {
  if (code === 'ECONNREFUSED')
    return 'cannot be reached: nobody listens there. Start the server, or correct AI_BASE_URL.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `cannot be reached: its name is not known (${code}). Correct AI_BASE_URL, or look at the name servers.`;
  if (/CERT|TLS|SSL|SIGNATURE|ISSUER/.test(code))
    return `has a certificate that is not trusted (${code}). Correct AI_BASE_URL, or trust its authority with NODE_EXTRA_CA_CERTS.`;
  return `cannot be reached (${code}). Check AI_BASE_URL and that outgoing connections are allowed.`;
}

function statusComplaint(status: number): string {
  if (status < 400)
    return `sends us elsewhere (${status}), which is not followed. Set AI_BASE_URL to the final address.`;
  if (status === 401 || status === 403)
    return `does not accept the key (${status}). Copy AI_API_KEY again from its dashboard.`;
  if (status === 402 || status === 429)
    return `has had enough (${status}): the quota or the credit is used up. Look at its billing, or try later.`;
  if (status === 404) return 'knows no such model or address (404). Check AI_MODEL and AI_BASE_URL.';
  if (status >= 500) return `has an error of its own (${status}). Try later; tickets are read without it until then.`;
  return `does not take the question (${status}). Check AI_MODEL, and that it can do AI_SEND and AI_REASONING.`;
}
