/** One call of a provider through the `ai` package, and what came of it. No content ever leaves this file in an error. */
import type { ModelFailure, ModelRequest, ModelUsage } from '#src/extraction/model/model.ts';
import { rulesFor } from './address-rules.ts';
import { answerJson } from './answer-json.ts';
import { hasShape, isStrict } from './answer-schema.ts';
import { type Exchange, guardedFetch } from './guarded-fetch.ts';
import { baseUrlOf, providers } from './providers.ts';
import type { ModelSettings } from './settings.ts';

/** How a model is told the shape of its answer: held to the schema by its provider, or in words alone. */
export type Telling = 'schema' | 'words';

/** Why one call brought nothing. */
export type CallFailure = Exclude<ModelFailure, 'paused' | 'budget'>;

/** What one call brought. `seen`: what can be told of it without its content. */
export type CallResult = {
  readonly usage: ModelUsage;
  readonly seen: Exchange;
} & ({ readonly value: unknown } | { readonly failure: CallFailure; readonly truncated?: true });

/** A call that brought nothing. */
export type FailedCall = Extract<CallResult, { readonly failure: CallFailure }>;

const nothing: ModelUsage = { inputTokens: 0, outputTokens: 0 };

/** Calls once, until `signal` is aborted. Never throws for what a provider does. */
export async function callModel(
  request: ModelRequest,
  settings: ModelSettings,
  { signal, telling = 'schema' }: { readonly signal: AbortSignal; readonly telling?: Telling },
): Promise<CallResult> {
  const seen: Exchange = {};
  try {
    const answer = await generate(request, { settings, signal, telling, seen });
    return { ...judge(answer, request), usage: answer.usage, seen };
  } catch {
    // What is thrown here may hold the document and the answer: it is neither kept nor told.
    return { failure: failureOf(seen, signal), usage: nothing, seen };
  }
}

type Said = {
  readonly text: string;
  readonly end: string;
  readonly refused: boolean;
  readonly usage: ModelUsage;
};

type Around = {
  readonly settings: ModelSettings;
  readonly signal: AbortSignal;
  readonly telling: Telling;
  readonly seen: Exchange;
};

async function generate(request: ModelRequest, { settings, signal, telling, seen }: Around): Promise<Said> {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { generateText, jsonSchema, Output } = await import('ai');
  const { open, options } = providers[settings.provider];
  const baseURL = baseUrlOf(settings)!;
  const fetch = guardedFetch(rulesFor(baseURL, settings.privateNetwork), seen);
  const result = await generateText({
    model: await open({ apiKey: settings.apiKey, baseURL, fetch }, settings.model),
    instructions: telling === 'schema' ? request.instructions : inWords(request),
    messages: [{ role: 'user', content: contentOf(request, settings) }],
    // The text is taken as it is: what is parsed here is bounded, and its failure is ours to judge.
    output:
      telling === 'words'
        ? Output.text()
        : { ...Output.text(), responseFormat: Output.object({ schema: jsonSchema(request.schema) }).responseFormat },
    maxOutputTokens: settings.limits.outputTokens,
    maxRetries: 0,
    abortSignal: signal,
    telemetry: { isEnabled: false, recordInputs: false, recordOutputs: false },
    providerOptions: options(isStrict(request.schema)),
    ...(settings.reasoning === 'provider-default' ? {} : { reasoning: settings.reasoning }),
  });
  const { finishReason, usage, response } = result;
  const speaks = finishReason === 'stop' || (finishReason !== 'tool-calls' && result.text.length > 0);
  return {
    text: speaks ? result.output : '',
    end: finishReason,
    refused: finishReason === 'content-filter' || hasRefusal(response.body),
    usage: { inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 },
  };
}

function inWords({ instructions, schema }: ModelRequest): string {
  return `${instructions}\n\nAnswer with one JSON object and nothing else. It follows this JSON Schema:\n${JSON.stringify(schema)}`;
}

function contentOf({ document, images }: ModelRequest, { sendsImages }: ModelSettings) {
  const text = { type: 'text' as const, text: document };
  const pictures = sendsImages ? images : [];
  return [text, ...pictures.map(({ mediaType, bytes }) => ({ type: 'file' as const, mediaType, data: bytes }))];
}

function judge({ text, end, refused }: Said, { schema }: ModelRequest) {
  if (refused) return { failure: 'refused' as const };
  if (end === 'length') return { failure: 'invalid-answer' as const, truncated: true as const };
  const value = answerJson(text);
  return value && hasShape(value, schema) ? { value } : { failure: 'invalid-answer' as const };
}

/** Chat completions tell a refusal beside an empty text: `choices[0].message.refusal`. */
function hasRefusal(body: unknown): boolean {
  const { choices } = (body ?? {}) as { readonly choices?: readonly { readonly message?: { refusal?: unknown } }[] };
  return Boolean(choices?.[0]?.message?.refusal);
}

function failureOf({ status, fault }: Exchange, signal: AbortSignal): CallFailure {
  if (signal.aborted) return 'timeout';
  if (fault === 'too-long') return 'invalid-answer';
  if (fault === 'refused-address') return 'rejected';
  if (fault === 'network' || status === undefined) return 'unavailable';
  if (status === 429) return 'rate-limited';
  if (status === 408) return 'timeout';
  if (status >= 500) return 'unavailable';
  return status >= 300 ? 'rejected' : 'invalid-answer';
}
