/** The platforms this installation knows. The set is open: a well-formed value that is not listed matches nothing. */
export const platforms = [
  { id: 'chatgpt', label: 'ChatGPT', published: true },
  { id: 'aioverview', label: 'Google AI Overview', published: true },
  { id: 'perplexity', label: 'Perplexity', published: false },
  { id: 'gemini', label: 'Gemini', published: false },
  { id: 'claude', label: 'Claude', published: false },
  { id: 'local', label: 'Local model', published: false },
] as const;

export type PlatformId = (typeof platforms)[number]['id'];
export const platformIds = platforms.map((p) => p.id) as readonly PlatformId[];

export const isPlatform = (value: string): value is PlatformId => (platformIds as readonly string[]).includes(value);

/** The display name of a platform; an unknown platform keeps its id. */
export const platformLabel = (id: string): string => platforms.find((p) => p.id === id)?.label ?? id;
