/** Listens to PostgreSQL's notifications, and reconnects. */
import pg from 'pg';

/**
 * LISTENs on a dedicated connection and reconnects; the callback also runs after a reconnect, because notifications may
 * have been lost.
 */
export async function listen(url: string, callback: () => void, closed: () => boolean): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  const connect = async () => {
    const next = new pg.Client({ connectionString: url });
    next.on('notification', callback);
    next.on('error', () => {});
    next.on('end', () => {
      if (!closed()) setTimeout(() => connect().then(callback, () => {}), 1000).unref();
    });
    await next.connect();
    await next.query('LISTEN catalogue');
    client = next;
  };
  await connect();
  return async () => client?.end();
}
