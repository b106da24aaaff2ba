import type { Signer } from '../signer.ts';

/** What is told of an identity: everything of a signer that can be handed on. */
export type SignerIdentity = Omit<Signer, 'sign'>;

/** A file of the operator, opened by us and read by the signer alone. */
export type OpenedFile = {
  /** The setting that names it, and its path, for complaints. */
  readonly setting: string;
  readonly path: string;
  /** Its number in the signer. */
  readonly descriptor: number;
};

/** What is said to the signer. */
export type ToSigner =
  | { readonly type: 'open'; readonly files: readonly OpenedFile[]; readonly passphrase?: string }
  | { readonly type: 'sign'; readonly request: number; readonly manifest: Uint8Array };

/** What the signer says. `unable` is a sentence for the operator. */
export type FromSigner =
  | { readonly type: 'ready'; readonly identity: SignerIdentity }
  | { readonly type: 'unable'; readonly sentence: string }
  | { readonly type: 'signed'; readonly request: number; readonly signature: Uint8Array }
  | { readonly type: 'refused'; readonly request: number; readonly why: string };
