/** A question about one answer, as a worker hands it to the process that knows the model. */
export interface ModelQuestion {
  readonly customerId: number;
  readonly instructions: string;
  readonly prompt: string;
  readonly expects:
    | { readonly kind: 'names' }
    /** One of some words for each of so many sentences. */
    | { readonly kind: 'words'; readonly count: number; readonly words: readonly string[] }
    /** So many texts, none of them empty. */
    | { readonly kind: 'texts'; readonly count: number };
}

export type ModelReply =
  | { readonly kind: 'answered'; readonly items: readonly string[]; readonly model: string }
  /** Not asked, and not to be asked again now: no model, or no budget. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };
