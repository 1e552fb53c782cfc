import { spawn } from 'node:child_process';

/** Server on port 3000 and Vite in front of it; both stop together. */
const SERVER_PORT = '3000';
const server = spawn(process.execPath, ['--watch-path=packages/server/src', 'packages/server/src/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: SERVER_PORT },
});
const vite = spawn('vite', ['packages/app', '--clearScreen', 'false'], {
  stdio: 'inherit',
  env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${SERVER_PORT}` },
});

function stop(): void {
  server.kill('SIGTERM');
  vite.kill('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
server.on('exit', stop);
vite.on('exit', stop);
