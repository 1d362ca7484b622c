import { options } from './options.ts';
import { face, violate } from './strict.ts';

/** A dialog as it was shown. */
export interface ShownDialog {
  readonly kind: 'error' | 'message' | 'open' | 'save';
  readonly title: string;
  readonly detail: string;
  readonly buttons: readonly string[];
}

export const dialogs: ShownDialog[] = [];
const answers: unknown[] = [...options.answers];
const waiting: ((answer: unknown) => void)[] = [];

/** Answers the oldest open dialog, or the next one. */
export function answerDialog(answer: unknown): void {
  const open = waiting.shift();
  if (open === undefined) answers.push(answer);
  else open(answer);
}

/** The options of a call, which may have the window before them. */
const last = (values: readonly unknown[]): Readonly<Record<string, unknown>> =>
  values.at(-1) as Readonly<Record<string, unknown>>;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function show(kind: ShownDialog['kind'], values: readonly unknown[]): ShownDialog {
  const { message, title, detail, buttons } = last(values);
  const shown = {
    kind,
    title: text(message) || text(title),
    detail: text(detail),
    buttons: (buttons as string[] | undefined) ?? [],
  };
  dialogs.push(shown);
  process.send?.({ dialog: shown });
  return shown;
}

const answered = (): Promise<unknown> =>
  answers.length > 0 ? Promise.resolve(answers.shift()) : new Promise((resolve) => waiting.push(resolve));

/** The answer of a dialog that its signal can close. */
function aborted(signal: AbortSignal, answer: Promise<unknown>, cancelId: number): Promise<unknown> {
  const asking = waiting.at(-1);
  const closed = new Promise<number>((resolve) =>
    signal.addEventListener('abort', () => {
      if (asking !== undefined && waiting.includes(asking)) waiting.splice(waiting.indexOf(asking), 1);
      resolve(cancelId);
    }),
  );
  return Promise.race([answer, closed]);
}

/** An answer there and then: without one the real app would hang. */
function answerNow(shown: ShownDialog): unknown {
  if (answers.length > 0) return answers.shift();
  violate(`no test answered the dialog “${shown.title}”`);
  return undefined;
}

/** The module `dialog`. */
export const dialog = face('Dialog', {
  showErrorBox: (title: string, detail: string): void => void show('error', [{ title, detail }]),
  showMessageBoxSync: (...values: unknown[]): number => {
    const answer = answerNow(show('message', values));
    return typeof answer === 'number' ? answer : Number(last(values)['cancelId'] ?? 0);
  },
  showMessageBox: async (...values: unknown[]) => {
    show('message', values);
    const { signal, cancelId, checkboxChecked } = last(values);
    const answer = answered();
    const cancelled = signal instanceof AbortSignal ? aborted(signal, answer, Number(cancelId ?? 0)) : answer;
    return { response: Number(await cancelled), checkboxChecked: checkboxChecked === true };
  },
  showOpenDialog: async (...values: unknown[]) => {
    show('open', values);
    const files = (await answered()) as string[];
    return { canceled: files.length === 0, filePaths: files };
  },
  showSaveDialog: async (...values: unknown[]) => {
    show('save', values);
    const file = text(await answered());
    return { canceled: file === '', filePath: file };
  },
});
