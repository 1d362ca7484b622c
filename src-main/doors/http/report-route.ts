import type { FastifyInstance, FastifyReply } from 'fastify';
import { ServiceError } from '#shared/contract/errors.ts';
import type { Texts } from '#shared/language/texts.ts';
import type { WorkspaceSwitcher } from '#main/service/service.ts';
import { pageTexts } from './page-texts.ts';

/** In addition to the page's own policy: only embedded pictures, fonts and inline styles. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const gone = ({ t, language }: Texts): string =>
  `<!doctype html><html lang="${language.code}" dir="${language.direction}"><meta charset="utf-8"><title>${t('No report')}</title><body><h1>${t('There is no report at this address')}</h1><p>${t('It was revoked, or never existed. Ask for a new address.')}\n`;

const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .code(status)
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    })
    .send(page);

/** Serves a customer's report to anyone with its address, without a key: a browser sends none. */
export function registerReports(app: FastifyInstance, switcher: WorkspaceSwitcher): void {
  app.get<{ Params: { token: string } }>('/reports/:token', async (request, reply) => {
    try {
      return await sendPage(reply, 200, await switcher.current().report(request.params.token));
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'not_found')
        return sendPage(reply, 404, gone(pageTexts(request)));
      throw error;
    }
  });
}
