const waiting = new Set<() => void>();
let isScheduled = false;

function drawNext(): void {
  isScheduled = false;
  const [next] = waiting;
  if (next === undefined) return;
  waiting.delete(next);
  if (waiting.size > 0) schedule();
  next();
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(drawNext);
}

/**
 * Draws a chart soon, each in a task of its own: all charts of a view at once would hold the page up. Returns a function that
 * gives the drawing up.
 */
export function drawInTurn(draw: () => void): () => void {
  waiting.add(draw);
  schedule();
  return () => void waiting.delete(draw);
}
