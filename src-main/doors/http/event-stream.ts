import type { FastifyReply } from 'fastify';
import type { EventFeed } from '../event-feed.ts';

/** Detects closed pages and sleeping laptops, and keeps proxies from closing the connection. */
const heartbeatMs = 15_000;
/** Unread bytes after which a page counts as closed. */
const longestBacklogBytes = 1_048_576;

export const eventStreamType = 'text/event-stream; charset=utf-8';

/** The listening dashboards, each with its own connection. */
export interface EventStreams {
  open(reply: FastifyReply): void;
  close(): void;
}

/** Pushes the feed as server-sent events; every connection ends when the page, or this door, closes. */
export function createEventStreams(feed: EventFeed): EventStreams {
  const ends = new Set<() => void>();
  return {
    open: (reply) => {
      reply.hijack();
      const stream = reply.raw;
      stream.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'Content-Type': eventStreamType,
        'Cache-Control': 'no-store',
      });
      const write = (text: string): void => {
        if (stream.writableLength > longestBacklogBytes) end();
        else stream.write(text);
      };
      const unsubscribe = feed.subscribe((event) => write(`data: ${JSON.stringify(event)}\n\n`));
      const heartbeat = setInterval(() => write(': heartbeat\n\n'), heartbeatMs);
      const end = (): void => {
        clearInterval(heartbeat);
        unsubscribe();
        ends.delete(end);
        stream.destroy();
      };
      ends.add(end);
      stream.on('close', end);
      stream.on('error', end);
      write('retry: 1000\n\n');
    },
    close: () => {
      for (const end of ends) end();
    },
  };
}
