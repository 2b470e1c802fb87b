/** Checks the port before a build is started. */
import { createServer } from 'node:net';
import { type Env, StartError } from '../core/shop/env.ts';

export function portTaken({ PORT, HOST }: Env): StartError {
  return new StartError(
    `Port ${PORT} on ${HOST} is in use by another program. Stop it, or choose another port: PORT=${PORT + 1} npm start`,
  );
}

/** Rejects with a StartError unless env.HOST and env.PORT can be listened on. */
export function checkPort(env: Env): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') fail(portTaken(env));
      else if (error.code === 'EACCES')
        fail(new StartError(`Port ${env.PORT} needs root privileges. Set PORT to a number above 1023.`));
      else fail(new StartError(`Cannot listen on ${env.HOST}:${env.PORT}: ${error.message}. Check HOST and PORT.`));
    });
    probe.listen(env.PORT, env.HOST, () => probe.close(() => done()));
  });
}
