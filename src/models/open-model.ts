/** A language model as a conversion sees it: asked within bounds of time, tokens and failures, and never in the way. */
import type { Model, ModelAnswer, ModelFailure, ModelRequest, ModelUsage } from '#src/extraction/model/model.ts';
import { type Breaker, openBreaker } from './breaker.ts';
import type { Budget } from './budget.ts';
import { type CallResult, callModel, type FailedCall, type Telling } from './call-model.ts';
import { estimateTokens } from './estimate.ts';
import { mostCalls } from './limits.ts';
import { addUsage, type Meter } from './meter.ts';
import { nextCall, refusesSchema } from './retry.ts';
import type { ModelSettings } from './settings.ts';

/** What a model works with. */
export type ModelDeps = {
  readonly budget: Budget;
  readonly meter?: Meter;
  /** The clock of the breaker, in milliseconds. */
  readonly now: () => number;
  /** Told of every call that brought nothing. */
  readonly log?: (fault: ModelFault) => void;
};

/** What may be told of a call that brought nothing: no word of the document or of the provider. */
export type ModelFault = { readonly failure: ModelFailure; readonly status?: number; readonly code?: string };

/** Less time than this is not worth a call. */
const leastTime = 1000;

/** Opens the model of the settings; undefined when there are none. Connects to nothing before it is asked. */
export function openModel(settings: ModelSettings | undefined, deps: ModelDeps): Model | undefined {
  if (!settings) return undefined;
  const breaker = openBreaker(deps.now);
  const learnt: { telling: Telling } = { telling: 'schema' };
  return {
    sees: settings.sendsImages,
    async ask(request, signal) {
      const begun = performance.now();
      const outcome = await askWithin(request, { ...deps, settings, breaker, learnt, ...(signal ? { signal } : {}) });
      const answer: ModelAnswer = { ...outcome, milliseconds: Math.round(performance.now() - begun) };
      deps.meter?.note(answer);
      return answer;
    },
  };
}

type Outcome = { readonly usage: ModelUsage } & ({ readonly value: unknown } | { readonly failure: ModelFailure });

type Context = Pick<ModelDeps, 'budget' | 'log'> & {
  readonly settings: ModelSettings;
  readonly breaker: Breaker;
  /** `words` once a server has refused a schema, so that it is not asked twice each time. */
  readonly learnt: { telling: Telling };
  readonly signal?: AbortSignal;
};

async function askWithin(request: ModelRequest, context: Context): Promise<Outcome> {
  const { limits } = context.settings;
  const end = performance.now() + limits.totalMilliseconds;
  const stop = AbortSignal.any([AbortSignal.timeout(limits.totalMilliseconds), ...signals(context)]);
  let usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  let { telling } = context.learnt;
  let refused = false;
  for (let call = 1; ; call += 1) {
    const result = await callOnce(request, context, { stop, telling });
    if (typeof result === 'string') return { failure: result, usage };
    usage = addUsage(usage, result.usage);
    if ('value' in result) {
      if (refused) context.learnt.telling = telling;
      return { value: result.value, usage };
    }
    const next = call < mostCalls ? nextCall(result, telling, context.settings.provider) : undefined;
    const worthwhile = next && end - performance.now() > next.pause + leastTime && !stop.aborted;
    if (!worthwhile || !(await waited(next.pause, stop))) return { failure: result.failure, usage };
    refused = refusesSchema(result);
    telling = next.telling;
  }
}

/** One call, unless the breaker or the budget forbids it. */
async function callOnce(
  request: ModelRequest,
  context: Context,
  { stop, telling }: { readonly stop: AbortSignal; readonly telling: Telling },
): Promise<CallResult | 'paused' | 'budget' | 'timeout'> {
  const { settings, budget, breaker } = context;
  const { outputTokens, callMilliseconds } = settings.limits;
  if (stop.aborted) return 'timeout';
  if (breaker.isOpen()) return 'paused';
  const asked = estimateTokens(request, settings.sendsImages);
  // A budget that cannot be read is one that cannot be kept: nothing is spent.
  if (!(await budget.reserve(asked + outputTokens).catch(() => false))) return 'budget';
  const signal = AbortSignal.any([AbortSignal.timeout(callMilliseconds), stop]);
  const result = await callModel(request, settings, { signal, telling });
  if (!context.signal?.aborted) breaker.note(isWorking(result));
  if ('failure' in result) context.log?.(faultOf(result));
  await budget.settle(costOf(result, asked, outputTokens) - asked - outputTokens).catch(() => {});
  return result;
}

function faultOf({ failure, seen: { status, code } }: FailedCall): ModelFault {
  return { failure, ...(status === undefined ? {} : { status }), ...(code === undefined ? {} : { code }) };
}

function signals({ signal }: Context): AbortSignal[] {
  return signal ? [signal] : [];
}

/** A refusal or an answer of the wrong shape is about the document; the provider itself works. */
function isWorking(result: CallResult): boolean {
  return 'value' in result || result.failure === 'refused' || result.failure === 'invalid-answer';
}

/** Tokens a call cost. A provider that says nothing is taken to have counted as we do; one that was left waiting, everything. */
function costOf(result: CallResult, asked: number, outputTokens: number): number {
  const { inputTokens, outputTokens: answered } = result.usage;
  if (inputTokens + answered > 0) return inputTokens + answered;
  if ('value' in result) return asked + Math.ceil(JSON.stringify(result.value).length / 3);
  if (result.failure === 'timeout' || result.failure === 'invalid-answer') return asked + outputTokens;
  return 0;
}

/** False when `signal` came first. */
function waited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (value: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      resolve(value);
    };
    const timer = setTimeout(() => settle(true), milliseconds);
    const onAbort = () => settle(false);
    signal.addEventListener('abort', onAbort);
  });
}
