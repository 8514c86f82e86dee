// The development outbox: what would have been sent by SMS and e-mail. Does not exist in production.
import type { FastifyInstance } from 'fastify';
import type { Workshop } from '#kit/db/work.ts';
import { SCRIPTLESS_PAGE } from '#kit/http/server/headers.ts';
import { showMoment } from '#kit/time/show-moment.ts';

const CHANNELS = { sms: '短信 SMS', email: '邮件 E-mail' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Serves /dev/outbox as a page, and as JSON to whoever accepts that. */
export function serveOutbox(app: FastifyInstance, workshop: Workshop): void {
  app.get('/dev/outbox', async (request, reply) => {
    const sent = await workshop.reading('zh', (work) =>
      work.query<{
        channel: 'sms' | 'email';
        recipient: string;
        subject: string | null;
        body: string;
        created_at: Date;
      }>(
        'SELECT channel, recipient, subject, body, created_at FROM outbox_message ORDER BY outbox_id DESC LIMIT 50',
      ),
    );
    if (String(request.headers.accept ?? '').includes('application/json')) {
      return sent.map(({ channel, recipient, subject, body }) => ({ channel, recipient, subject, body }));
    }
    const rows = sent
      .map(
        (one) =>
          `<tr><td>${showMoment(one.created_at.toISOString(), true)}</td><td>${CHANNELS[one.channel]}</td>
           <td>${escaped(one.recipient)}</td>
           <td>${one.subject ? `<b>${escaped(one.subject)}</b>\n` : ''}${escaped(one.body)}</td></tr>`,
      )
      .join('');
    reply.type('text/html; charset=utf-8').header('content-security-policy', SCRIPTLESS_PAGE);
    return reply.send(
      `<!doctype html><meta charset="utf-8"><title>Outbox</title><meta http-equiv="refresh" content="5">
       <style>body{font:14px/1.6 sans-serif;margin:40px}td{padding:6px 12px;vertical-align:top;white-space:pre-line;border-bottom:1px solid #e4e9f0}</style>
       <h1>发件箱 Outbox</h1><p>开发环境中未真正发出的短信和邮件。Messages that were not really sent (development).</p>
       <table>${rows || '<tr><td>—</td></tr>'}</table>`,
    );
  });
}
