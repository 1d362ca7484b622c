import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageKeyParameter } from '#shared/contract/page-key.ts';
import type { Texts } from '#shared/language/texts.ts';
import { languageTexts } from '#main/files/language-texts.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import { isSignedIn, type OwnerCheck } from './callers.ts';
import { pageTexts } from './page-texts.ts';
import { sessionCookie, type OwnerSessions } from './owner-sessions.ts';

const page = ({ language }: Texts, body: string, head = ''): string =>
  `<!doctype html><html lang="${language.code}" dir="${language.direction}"><meta charset="utf-8"><title>Answerscope</title><link rel="icon" href="data:,">${head}<body style="font: 16px/1.5 system-ui; margin: 15vh auto; max-width: 36em; padding: 0 1em">${body}\n`;

/** A fragment stays in the browser: the page takes the key from it and removes it. */
const signedIn = (texts: Texts, pageKey: string): string =>
  page(
    texts,
    `<p>${texts.t('Opening Answerscope …')}`,
    `<meta http-equiv="refresh" content="0;url=/#${pageKeyParameter}=${pageKey}">`,
  );
const signedOut = (texts: Texts): string => {
  const { t } = texts;
  const why = t('A session ends when Answerscope is closed, after twelve hours without use, and after a week.');
  const how = t(
    'Start Answerscope again and open the address that it prints; each address works once. Nothing is lost.',
  );
  return page(texts, `<h1>${t('This page is not signed in')}</h1><p>${why} ${how}`);
};
/** For developers of Answerscope, in English like its documentation. */
const notBuilt = (): string =>
  page(
    languageTexts('en'),
    '<h1>The dashboards have not been built</h1><p>Stop Answerscope, run <code>npm run build</code>, and start it again.',
  );

const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy,
      'Cache-Control': 'no-store',
    })
    .send(html);

/** Serves the built dashboards to the owner; `/?token=…` turns a one-time token into the session cookie. */
export async function registerDashboard(
  app: FastifyInstance,
  directory: string,
  sessions: OwnerSessions,
  check: OwnerCheck,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const { token } = request.query as { token?: unknown };
      // Only a page that is shown may use up the token.
      const isOpening = request.method === 'GET' && request.url.startsWith('/?') && typeof token === 'string';
      const opened = isOpening ? sessions.redeem(token) : null;
      if (opened === null) {
        if (isSignedIn(request, check)) return undefined;
        if (isOpening) check.countWrong();
        return sendPage(reply, 401, signedOut(pageTexts(request)));
      }
      // A page, not a redirect: browsers do not send a strict cookie with a redirect that another site triggered.
      return sendPage(
        reply.header('Set-Cookie', sessionCookie(opened.session, check.port())),
        200,
        signedIn(pageTexts(request), opened.pageKey),
      );
    });
    if (!existsSync(path.join(directory, 'index.html'))) {
      scope.get('/', (_request, reply) => sendPage(reply, 503, notBuilt()));
      return;
    }
    await scope.register(fastifyStatic, {
      root: directory,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (response, file) => {
        response.setHeader('Content-Security-Policy', contentSecurityPolicy);
        // The name of every asset contains a digest of its content.
        response.setHeader(
          'Cache-Control',
          file.includes(`${path.sep}assets${path.sep}`) ? 'private, max-age=31536000, immutable' : 'no-store',
        );
      },
    });
  });
}
