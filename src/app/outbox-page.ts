// The development outbox: what would have been sent by SMS. Does not exist in production.
import type { FastifyInstance } from 'fastify';
import type { Workshop } from '#kit/db/work.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Serves /dev/outbox as a page, and as JSON to whoever accepts that. */
export function serveOutbox(app: FastifyInstance, workshop: Workshop): void {
  app.get('/dev/outbox', async (request, reply) => {
    const sent = await workshop.reading('zh', (work) =>
      work.query<{ channel: string; recipient: string; body: string; created_at: Date }>(
        'SELECT channel, recipient, body, created_at FROM outbox_message ORDER BY outbox_id DESC LIMIT 50',
      ),
    );
    if (String(request.headers.accept ?? '').includes('application/json')) {
      return sent.map(({ channel, recipient, body }) => ({ channel, recipient, body }));
    }
    const rows = sent
      .map(
        (one) =>
          `<tr><td>${one.created_at.toISOString()}</td><td>${escaped(one.recipient)}</td><td>${escaped(one.body)}</td></tr>`,
      )
      .join('');
    return reply.type('text/html; charset=utf-8').send(
      `<!doctype html><meta charset="utf-8"><title>Outbox</title><meta http-equiv="refresh" content="5">
       <style>body{font:14px/1.6 sans-serif;margin:40px}td{padding:6px 12px;border-bottom:1px solid #e4e9f0}</style>
       <h1>发件箱 Outbox</h1><p>开发环境中未真正发出的短信。Messages that were not really sent (development).</p>
       <table>${rows || '<tr><td>—</td></tr>'}</table>`,
    );
  });
}
