/** A question about one answer, as a worker sends it to the process that holds the model. */
export interface ModelQuestion {
  readonly customerId: number;
  readonly instructions: string;
  readonly prompt: string;
  readonly expects:
    | { readonly kind: 'names' }
    /** One of `words` for each of `count` sentences. */
    | { readonly kind: 'words'; readonly count: number; readonly words: readonly string[] }
    /** `count` texts, none of them empty. */
    | { readonly kind: 'texts'; readonly count: number };
}

export type ModelReply =
  | { readonly kind: 'answered'; readonly items: readonly string[]; readonly model: string }
  /** Not asked, and not worth asking again now: no model, or no room under a cap. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };
