/** Roles, separators and the schema of the reply, which are sent along with the text. */
const envelopeTokens = 500;

/**
 * The most tokens that some texts can take as the input of one request, in any language.
 *
 * Byte-level BPE starts from the UTF-8 bytes and only merges them, so that no token covers less than one byte. Merging is what
 * OpenAI's README means by "the token sequence is shorter than the bytes corresponding to the original text"
 * (github.com/openai/tiktoken, README.md, commit 05e66e8, "What is BPE anyway?"); text that merges nothing is as long. Tokenizers
 * with byte fallback (SentencePiece) take one token per byte at worst. A bound per UTF-16 unit is either too low for
 * Chinese, Japanese and Korean (up to 3 bytes a unit) or too high for English.
 */
export const largestInputTokens = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text, 'utf8'), envelopeTokens);
