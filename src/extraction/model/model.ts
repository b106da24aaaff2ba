/** Port: a language model that fills in a schema. Drivers live in `src/models/`; nothing here knows a provider. */

/** One picture of a page for a model that can see. */
export type ModelImage = { readonly mediaType: 'image/png' | 'image/jpeg'; readonly bytes: Uint8Array };

/** What one document's conversion asks. `document` is data from a stranger and is sent as such, never as instructions. */
export type ModelRequest = {
  /** Our own words: what to do and the rules. */
  readonly instructions: string;
  /** The document's text with its positions, already cut to size. */
  readonly document: string;
  readonly images: readonly ModelImage[];
  /** JSON Schema (draft 2020-12) of the answer; the caller parses the answer with its own schema again. */
  readonly schema: Readonly<Record<string, unknown>>;
};

/** Tokens that a call cost, as the provider counted them; 0 where it did not say. */
export type ModelUsage = { readonly inputTokens: number; readonly outputTokens: number };

/** Why there is no answer. `paused`: too many failures lately; `budget`: the day's budget is spent. */
export type ModelFailure =
  | 'timeout'
  | 'rate-limited'
  | 'unavailable'
  | 'refused'
  | 'invalid-answer'
  | 'rejected'
  | 'paused'
  | 'budget';

/** The model's answer as unchecked JSON, or why there is none. Times in milliseconds, all tries together. */
export type ModelAnswer =
  | { readonly value: unknown; readonly usage: ModelUsage; readonly milliseconds: number }
  | { readonly failure: ModelFailure; readonly usage: ModelUsage; readonly milliseconds: number };

/** When a model is asked: unless what matters is known for sure, or about every document (`AI_ASK`). */
export type AskWhen = 'when-needed' | 'always';

/** A model that was configured. `ask` never throws for what a provider does; it ends within its own time bound. */
export type Model = {
  /** Whether pictures may be sent: the model can see, and the operator allows it. */
  readonly sees: boolean;
  readonly ask: (request: ModelRequest, signal?: AbortSignal) => Promise<ModelAnswer>;
};
