// Names the session that calls are made with. HTTP itself knows only what it needs to serve a call.
import type * as sessions from './modules/sign-in/ports.ts';

declare module './http/caller.ts' {
  interface Callers {
    session: sessions.Session;
    program: sessions.Program;
  }
}
