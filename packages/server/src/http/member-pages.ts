import type { PageSettings } from '@daylit/contract';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { once } from '../once.ts';
import type { CallerLookups, Session } from './caller.ts';
import { compressors } from './compress-answers.ts';
import { acceptedCoding } from './content-coding.ts';
import type { Cookies } from './cookies.ts';
import type { Documents } from './documents.ts';
import { APP_PERMISSIONS, type SecurityHeaders } from './security-headers.ts';

/** What the built app exports for the server: `render-page.tsx`. */
interface Renderer {
  renderPage(page: {
    location: string;
    reader: { languages: string[]; time_zone: string } | null;
    settings: PageSettings;
    call: (path: string) => Promise<Response>;
  }): Promise<{ drawing: { head: string; body: string }; sent: object }>;
}

export interface MemberPagesOptions {
  /** Directory of the built app. */
  directory: URL;
  settings: PageSettings;
  cookies: Cookies;
  findSession: CallerLookups['findSession'];
  policyWith: SecurityHeaders['policyWith'];
}

/** Of the headers of a page's request, those that its calls have as well: who asks, and from where. */
const PASSED_ON = ['cookie', 'host', 'user-agent', 'x-forwarded-for'] as const;

/**
 * Makes the function that draws a page as its member sees it, with the answers that it is drawn from. It sets
 * the headers and returns the page. Null for a visitor, and where this fails: then everybody's page is sent,
 * which asks for everything itself.
 */
export function createMemberPages(app: FastifyInstance, { frameOf }: Documents, options: MemberPagesOptions) {
  const { directory, settings, cookies, findSession, policyWith } = options;
  const load = once((): Promise<Renderer> => import(new URL('../.prerender/render-page.js', directory).href));

  async function draw(path: string, request: FastifyRequest, reply: FastifyReply) {
    const token = cookies.read(request, 'session');
    const frame = token === undefined ? undefined : frameOf(path);
    if (token === undefined || frame === undefined) return null;
    const session = await findSession(token);
    if (session === null) return null;
    const renewed: string[] = [];
    const { renderPage } = await load();
    const { drawing, sent } = await renderPage({
      location: request.url,
      reader: readerOf(request, session),
      settings,
      call: async (url) => {
        const { remoteAddress = '' } = request.socket;
        const answer = await app.inject({ method: 'GET', url, headers: passedOn(request), remoteAddress });
        renewed.push(...[answer.headers['set-cookie'] ?? []].flat());
        return new Response(answer.body, { status: answer.statusCode });
      },
    });
    const html = (await frame)
      .replace('<!--head-->', () => drawing.head)
      // The policy refuses style attributes in HTML. A script of the page puts them back.
      .replace('<!--page-->', () => drawing.body.replaceAll(' style="', ' data-style="'))
      .replace('<!--sent-page-->', () => jsonBlock('sent-page', sent));
    const coding = acceptedCoding(request);
    const page = coding ? await compressors[coding](html) : html;
    if (renewed.length > 0) reply.header('set-cookie', renewed);
    else cookies.completeHint(request, reply);
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'permissions-policy': APP_PERMISSIONS,
      'content-security-policy': policyWith(hashOfStyle(html)),
      ...(coding && { 'content-encoding': coding }),
    });
    return page;
  }

  return async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await draw(path, request, reply);
    } catch (error) {
      request.log.warn({ request: request.id, err: error }, 'A page could not be drawn for its member.');
      return null;
    }
  };
}

function hashOfStyle(html: string): string {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  return `sha256-${createHash('sha256').update(style).digest('base64')}`;
}

/** The reader of the page; null where the time zone is not known yet. */
function readerOf({ headers }: FastifyRequest, session: Session) {
  const timeZone = session.kind === 'member' ? session.member.timeZone : null;
  const languages = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.split(';', 1)[0]?.trim() ?? '');
  return timeZone === null ? null : { languages, time_zone: timeZone };
}

function passedOn({ headers }: FastifyRequest): Record<string, string> {
  const own = PASSED_ON.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []));
  return Object.fromEntries(own) as Record<string, string>;
}

/** Escaped, so that no text of a member ends the block. */
function jsonBlock(id: string, value: object): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}
