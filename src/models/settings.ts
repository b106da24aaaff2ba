import type { Limits } from './limits.ts';

/** A provider that can be set up. `openai-compatible`: any server with OpenAI's chat completions, at its own address. */
export type ProviderName = 'anthropic' | 'openai' | 'mistral' | 'google' | 'openai-compatible';

/** How much a model may think before it answers; `provider-default` says nothing about it. */
export type Reasoning = 'provider-default' | 'none' | 'minimal' | 'low' | 'medium' | 'high';

/** How a language model is reached, and what it may cost. */
export type ModelSettings = {
  readonly provider: ProviderName;
  /** The model's name as its provider writes it. */
  readonly model: string;
  /** Empty for a server that wants none. */
  readonly apiKey: string;
  /** Empty: the provider's own address. */
  readonly baseUrl: string;
  /** Whether pictures of pages are sent, beside their text. */
  readonly sendsImages: boolean;
  /** Whether the address may lie in a private network, and be plain http there. */
  readonly privateNetwork: boolean;
  readonly reasoning: Reasoning;
  readonly limits: Limits;
};
