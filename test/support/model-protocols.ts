/** LIST: how the providers of language models speak HTTP: what a request says, and how an answer, a refusal or an error looks; long because each is written out. */

/** A request as it was meant, whatever the protocol. */
export type AskedModel = {
  readonly protocol: Protocol;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly instructions: string;
  /** Text of the person's turn, all parts together. */
  readonly document: string;
  readonly images: readonly { readonly mediaType: string; readonly bytes: Buffer }[];
  /** The JSON Schema that was sent along; undefined where none was. */
  readonly schema: unknown;
  /** The whole body, as it was sent. */
  readonly body: Json;
};

export type Protocol = 'anthropic' | 'openai' | 'mistral' | 'google' | 'openai-compatible';

/** What a model says, before a protocol dresses it. */
export type Said = {
  readonly text: string;
  readonly end: 'complete' | 'truncated' | 'refused';
  readonly usage: { readonly input: number; readonly output: number };
};

// biome-ignore lint/suspicious/noExplicitAny: bodies are looked at freely, as a server would
export type Json = any;

type Dialect = {
  readonly read: (body: Json) => Pick<AskedModel, 'instructions' | 'document' | 'images' | 'schema'>;
  readonly answer: (said: Said, body: Json) => unknown;
  readonly error: (status: number, message: string) => unknown;
};

/** LIST: the protocols. Shapes as the providers document them. */
export const dialects: Readonly<Record<Protocol, Dialect>> = {
  anthropic: {
    read: ({ system, messages, output_config, output_format, tools }) => ({
      instructions: textOf(system),
      document: textOf(turns(messages)),
      images: turns(messages)
        .filter(({ type }) => type === 'image')
        .map(({ source }) => ({ mediaType: source.media_type, bytes: Buffer.from(source.data, 'base64') })),
      schema: output_config?.format?.schema ?? output_format?.schema ?? tools?.[0]?.input_schema,
    }),
    answer: anthropicAnswer,
    error: (status, message) => ({
      type: 'error',
      error: { type: status === 529 ? 'overloaded_error' : status === 429 ? 'rate_limit_error' : 'api_error', message },
    }),
  },
  openai: {
    read: ({ input, text }) => ({
      instructions: textOf(
        input
          .filter(({ role }: Json) => role === 'system' || role === 'developer')
          .map(({ content }: Json) => ({ text: content })),
      ),
      document: textOf(turns(input)),
      images: turns(input)
        .filter(({ type }) => type === 'input_image')
        .map(({ image_url }) => dataUrl(image_url)),
      schema: text?.format?.schema,
    }),
    answer: ({ text, end, usage }, { model }) => ({
      id: 'resp_67ccd3a9da748190baa7f1570fe91ac604becb25c45c1d41',
      object: 'response',
      created_at: 1_741_476_777,
      status: end === 'truncated' ? 'incomplete' : 'completed',
      error: null,
      incomplete_details: end === 'truncated' ? { reason: 'max_output_tokens' } : null,
      model,
      output: [
        {
          type: 'message',
          id: 'msg_67ccd3acc8d48190a77525dc6de64b4104becb25c45c1d41',
          status: 'completed',
          role: 'assistant',
          content:
            end === 'refused'
              ? [{ type: 'refusal', refusal: "I'm sorry, I can't assist with that request." }]
              : [{ type: 'output_text', text, annotations: [] }],
        },
      ],
      usage: {
        input_tokens: usage.input,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: usage.output,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: usage.input + usage.output,
      },
    }),
    error: openAiError,
  },
  'openai-compatible': { read: readChat, answer: chatAnswer, error: openAiError },
  mistral: {
    read: readChat,
    answer: chatAnswer,
    error: (status, message) => ({
      object: 'error',
      message,
      type: 'invalid_request_error',
      param: null,
      code: status,
    }),
  },
  google: {
    read: ({ systemInstruction, contents, generationConfig }) => ({
      instructions: textOf(systemInstruction?.parts),
      document: textOf(contents.flatMap(({ parts }: Json) => parts)),
      images: contents
        .flatMap(({ parts }: Json) => parts)
        .filter(({ inlineData }: Json) => inlineData)
        .map(({ inlineData }: Json) => ({
          mediaType: inlineData.mimeType,
          bytes: Buffer.from(inlineData.data, 'base64'),
        })),
      schema: generationConfig?.responseJsonSchema ?? generationConfig?.responseSchema,
    }),
    answer: ({ text, end, usage }) => ({
      candidates: [
        {
          ...(end === 'refused' ? {} : { content: { parts: [{ text }], role: 'model' } }),
          finishReason: end === 'refused' ? 'SAFETY' : end === 'truncated' ? 'MAX_TOKENS' : 'STOP',
          index: 0,
        },
      ],
      usageMetadata: {
        promptTokenCount: usage.input,
        candidatesTokenCount: usage.output,
        totalTokenCount: usage.input + usage.output,
      },
      modelVersion: 'gemini-test',
    }),
    error: (status, message) => ({
      error: { code: status, message, status: status === 429 ? 'RESOURCE_EXHAUSTED' : 'UNAVAILABLE' },
    }),
  },
};

/** A model without formats of its own is made to answer through a tool; one that does not know better writes a text. */
function anthropicAnswer({ text, end, usage }: Said, { model, tools }: Json): unknown {
  const input = end === 'truncated' ? {} : jsonOf(text);
  const tool = tools?.length &&
    input && { type: 'tool_use', id: 'toolu_01T1x1fJ34qAmk2tNTrN7Up6', name: tools[0].name };
  const ending = tool ? 'tool_use' : 'end_turn';
  return {
    id: 'msg_01XFDUDYJgAACzvnptvVoYEL',
    type: 'message',
    role: 'assistant',
    model,
    content: end === 'refused' ? [] : [tool ? { ...tool, input } : { type: 'text', text }],
    stop_reason: end === 'refused' ? 'refusal' : end === 'truncated' ? 'max_tokens' : ending,
    stop_sequence: null,
    usage: { input_tokens: usage.input, output_tokens: usage.output },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readChat({ messages, response_format }: Json): ReturnType<Dialect['read']> {
  const system = messages.filter(({ role }: Json) => role === 'system').map(({ content }: Json) => ({ text: content }));
  return {
    instructions: textOf(system),
    document: textOf(turns(messages)),
    images: turns(messages)
      .filter(({ type }) => type === 'image_url')
      .map(({ image_url }) => dataUrl(image_url.url ?? image_url)),
    schema: response_format?.json_schema?.schema,
  };
}

function chatAnswer({ text, end, usage }: Said, { model }: Json): unknown {
  return {
    id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
    object: 'chat.completion',
    created: 1_741_569_952,
    model,
    choices: [
      {
        index: 0,
        message:
          end === 'refused'
            ? { role: 'assistant', content: null, refusal: "I'm sorry, I can't assist with that request." }
            : { role: 'assistant', content: text, refusal: null },
        logprobs: null,
        finish_reason: end === 'truncated' ? 'length' : 'stop',
      },
    ],
    usage: { prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: usage.input + usage.output },
  };
}

function openAiError(status: number, message: string): unknown {
  return { error: { message, type: status === 429 ? 'tokens' : 'server_error', param: null, code: null } };
}

/** The parts of what the person says. */
function turns(messages: Json): Json[] {
  return messages
    .filter(({ role }: Json) => role === 'user')
    .flatMap(({ content }: Json) => (typeof content === 'string' ? [{ text: content }] : content));
}

function textOf(parts: Json): string {
  if (typeof parts === 'string') return parts;
  return (parts ?? []).flatMap(({ text }: Json) => (typeof text === 'string' ? [text] : [])).join('\n');
}

function dataUrl(url: string) {
  const [, mediaType = '', data = ''] = /^data:([^;]+);base64,(.*)$/s.exec(url) ?? [];
  return { mediaType, bytes: Buffer.from(data, 'base64') };
}
