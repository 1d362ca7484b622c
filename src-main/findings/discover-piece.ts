import { createDiscovery, type SavedDiscovery } from '#main/analysis/discovery/collect-candidates.ts';
import { verifyLiterally } from '#main/analysis/discovery/verify-literally.ts';
import { contentOf } from '#main/store/answers.ts';
import type { TextToDiscover } from '#main/store/discovery-state.ts';
import { loadGazetteer } from './gazetteer.ts';

/** Answers in which to look for companies, with the names that a model found in each. */
export type DiscoveryPiece = readonly (TextToDiscover & { readonly names: readonly string[] })[];

/** What discovery collects from the answers of a piece alone. */
export function discoverPiece(piece: DiscoveryPiece): SavedDiscovery {
  const discovery = createDiscovery(loadGazetteer());
  for (const { id, content, languageCode, names } of piece) {
    const text = typeof content === 'string' ? content : contentOf(content).text;
    const extra = names.length > 0 ? verifyLiterally(names, text) : [];
    discovery.add({ id, markdown: text, languageCode, ...(extra.length > 0 && { extra }) });
  }
  return discovery.save();
}
