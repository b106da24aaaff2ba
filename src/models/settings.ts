import type { Config } from '#src/config.ts';
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

/** How the language model is reached; undefined when there is none. */
export function modelSettings(config: Config): ModelSettings | undefined {
  if (config.AI_PROVIDER === 'none') return undefined;
  return {
    provider: config.AI_PROVIDER,
    model: config.AI_MODEL,
    apiKey: config.AI_API_KEY,
    baseUrl: config.AI_BASE_URL,
    sendsImages: config.AI_SEND === 'text+images',
    privateNetwork: config.AI_PRIVATE_NETWORK,
    reasoning: config.AI_REASONING,
    limits: {
      callMilliseconds: config.AI_CALL_SECONDS * 1000,
      totalMilliseconds: config.AI_TOTAL_SECONDS * 1000,
      outputTokens: config.AI_ANSWER_TOKENS,
    },
  };
}
