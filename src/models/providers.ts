/** LIST: the providers: where they are, and how the `ai` package opens one. Nothing is loaded before a model is asked. */
import type { LanguageModel } from 'ai';
import type { ModelSettings, ProviderName } from './settings.ts';

type Options = { readonly apiKey: string; readonly baseURL: string; readonly fetch: typeof fetch };

/** The options of `generateText` that one provider needs beside those of all. */
type ProviderOptions = Record<string, Record<string, boolean>>;

type Provider = {
  /** The provider's own address; undefined where the operator must say it. */
  readonly baseUrl: string | undefined;
  readonly needsKey: boolean;
  readonly open: (options: Options, model: string) => Promise<Exclude<LanguageModel, string>>;
  /** `strict`: the schema is one that every provider can enforce. */
  readonly options: (strict: boolean) => ProviderOptions;
};

/** Base address and key are always given, so that no package looks for them in the environment. */
export const providers: Readonly<Record<ProviderName, Provider>> = {
  anthropic: {
    baseUrl: 'https://api.anthropic.com/v1',
    needsKey: true,
    open: async (options, model) => (await import('@ai-sdk/anthropic')).createAnthropic(options)(model),
    options: () => ({}),
  },
  openai: {
    baseUrl: 'https://api.openai.com/v1',
    needsKey: true,
    open: async (options, model) => (await import('@ai-sdk/openai')).createOpenAI(options).responses(model),
    options: (strict) => ({ openai: { store: false, strictJsonSchema: strict } }),
  },
  mistral: {
    baseUrl: 'https://api.mistral.ai/v1',
    needsKey: true,
    open: async (options, model) => (await import('@ai-sdk/mistral')).createMistral(options)(model),
    options: (strict) => ({ mistral: { strictJsonSchema: strict } }),
  },
  google: {
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    needsKey: true,
    open: async (options, model) => (await import('@ai-sdk/google')).createGoogle(options)(model),
    options: () => ({}),
  },
  'openai-compatible': {
    baseUrl: undefined,
    needsKey: false,
    open: async ({ apiKey, ...options }, model) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const key = apiKey ? { apiKey } : {};
      return createOpenAICompatible({ name: 'compatible', supportsStructuredOutputs: true, ...options, ...key })(model);
    },
    options: (strict) => ({ compatible: { strictJsonSchema: strict } }),
  },
};

/** The address that calls go to; undefined when there is none. */
export function baseUrlOf({ provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>): string | undefined {
  return (baseUrl || providers[provider].baseUrl)?.replace(/\/+$/, '');
}
