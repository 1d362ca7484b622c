import { textOf } from './flatten-row.ts';

type Values = Readonly<Record<string, unknown>>;

/** Columns of the rows of a conversation. */
export const conversationColumns = ['prompt', 'response', 'date', 'platform', 'model', 'citations', 'title'] as const;

/** Whether columns are those of ChatGPT's export of conversations: a tree of messages under `mapping`. */
export const isConversation = (columns: readonly string[]): boolean =>
  columns.some((name) => /^mapping\.[^.]*\.children$/.test(name)) &&
  columns.some((name) => /^mapping\.[^.]*\.message(?:\.|$)/.test(name));

/** The questions of a conversation with the answers to them, along the branch that was read last. */
export function conversationRows(item: unknown): Values[] {
  const conversation = asValues(item);
  const rows: { question: string; answers: string[]; first: Values; sources: unknown[]; model: unknown }[] = [];
  for (const message of messagesOf(conversation)) {
    const role = asValues(message['author'])['role'];
    const text = (textOf(message['content']) ?? '').replaceAll(citationMark, '').trim();
    const meta = asValues(message['metadata']);
    if (text === '' || meta['is_visually_hidden_from_conversation'] === true) continue;
    if (role === 'user') rows.push({ question: text, answers: [], first: message, sources: [], model: null });
    const row = rows.at(-1);
    if (role !== 'assistant' || row === undefined || !isSpoken(message)) continue;
    row.answers.push(text);
    row.sources.push(...sourcesOf(meta));
    row.model ??= meta['model_slug'];
  }
  return rows
    .filter(({ answers }) => answers.length > 0)
    .map(({ question, answers, first, sources, model }) => ({
      prompt: question,
      response: answers.join('\n\n'),
      date: first['create_time'] ?? conversation['create_time'],
      platform: 'chatgpt',
      model: model ?? conversation['default_model_slug'],
      citations: sources,
      title: conversation['title'],
    }));
}

/** Where a source stood in the text, between signs that no font has. */
const citationMark = /\ue200[^\ue201]*\ue201/g;

/** Whether the assistant says something to the person, rather than to a tool or to itself. */
function isSpoken({ content, recipient }: Values): boolean {
  const type = asValues(content)['content_type'];
  return (recipient === undefined || recipient === 'all') && (typeof type !== 'string' || type.endsWith('text'));
}

/** The messages from the first to the current one. */
function messagesOf({ mapping, current_node: current }: Values): Values[] {
  const nodes = asValues(mapping);
  const ids = Object.keys(nodes);
  const messages: Values[] = [];
  const seen = new Set<string>();
  let id = typeof current === 'string' && current in nodes ? current : ids.at(-1);
  while (id !== undefined && !seen.has(id)) {
    seen.add(id);
    const { message, parent } = asValues(nodes[id]);
    if (typeof message === 'object' && message !== null) messages.unshift(asValues(message));
    id = typeof parent === 'string' ? parent : undefined;
  }
  return messages;
}

/** The pages that a message names: in its references, each with items, and in the citations of older exports. */
const sourcesOf = ({ content_references: references, citations }: Values): unknown[] => [
  ...listOf(references).flatMap((reference) => [...listOf(reference['items']), reference]),
  ...listOf(citations).map(({ metadata }) => asValues(metadata)),
];

const listOf = (value: unknown): Values[] => (Array.isArray(value) ? value.map(asValues) : []);
const asValues = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
