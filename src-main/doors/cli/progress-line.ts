import type { Output } from './command-io.ts';

/** A line on the terminal that is continually overwritten; silent if the output is not a terminal. */
export interface ProgressLine {
  show(completed: number, total: number, label: string): void;
  clear(): void;
}

const barWidth = 24;

/** `████████░░░░░░░░ 12/60 label`; without a total, only the label and the count. */
function progressText(completed: number, total: number, label: string): string {
  if (total <= 0) return completed > 0 ? `${label} ${completed}` : label;
  const filled = Math.round((Math.min(completed, total) / total) * barWidth);
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${completed}/${total} ${label}`;
}

export function createProgressLine(output: Output): ProgressLine {
  let visible = false;
  return {
    show: (completed, total, label) => {
      if (output.isTTY !== true) return;
      const text = progressText(completed, total, label).slice(0, (output.columns ?? 80) - 1);
      output.write(`\r\u{1b}[2K${text}`);
      visible = true;
    },
    clear: () => {
      if (visible) output.write('\r\u{1b}[2K');
      visible = false;
    },
  };
}
