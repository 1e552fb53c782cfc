// What a module implements: one handler per operation of openapi.yaml, typed by it. A module exports
// a function that takes its services and returns `Pick<Handlers, 'getMe' | …>`; modules.ts joins
// them. A handler reads the call, asks one service, and returns status and body; it throws `Refusal`s.
import type { Readable } from 'node:stream';
import type { operations } from '@daylit/contract';
import type { Member, Session } from './caller.ts';
import type { OperatorView } from './operator-access.ts';

/** The operationId of a call in openapi.yaml. */
export type OperationId = keyof operations;

/** A file of a multipart body. Its original name is not passed on, because nothing may depend on it. */
export interface UploadedFile {
  /** As claimed by the client; never to be trusted. */
  mimetype: string;
  data: Buffer;
}

/** What a handler gets. Everything in it was validated against the document. */
export interface Call<O extends OperationId> {
  params: NonNullable<operations[O]['parameters']['path']>;
  query: WithDefaults<NonNullable<operations[O]['parameters']['query']>>;
  body: BodyOf<O>;
  /** The headers that the document names. */
  headers: NonNullable<operations[O]['parameters']['header']>;
  /** The bytes of the body, of the calls that ask for them; empty for all others. */
  rawBody: Uint8Array;
  /** Whom the cookie belongs to; null for visitors and for a member's program. */
  session: Session | null;
  /** Token of the device cookie, which marks a browser that has signed in before; undefined without one. */
  device: string | undefined;
  /** Token of the cookie of a sign-in with a provider; undefined without one. */
  providerLogin: string | undefined;
  /** What the browser says about itself; never to be trusted, and only kept in plain words. */
  userAgent: string | undefined;
  /**
   * The member who is signed in, or whose program calls. Throws 401 or 403 when there is none, which the
   * document allows in open calls only.
   */
  readonly member: Member;
  /** The caller's network address as limits count it: an IPv4 address or an IPv6 /64. */
  network: string;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Whether a script of ours made the call, and not a followed link or a mail scanner. */
  isByScript: boolean;
  /** What the caller gets of what is for operators only. */
  operatorView: OperatorView;
}

/** What a handler returns: one of the answers that the document lists for the operation. */
export type Answer<O extends OperationId> = AnswerOf<operations[O]['responses']> & {
  headers?: Record<string, string>;
  /** A token becomes the session cookie; null clears it. */
  sessionCookie?: string | null;
  /** The same for the device cookie. */
  deviceCookie?: string | null;
  /** The same for the cookie of a sign-in with a provider. */
  providerCookie?: string | null;
};

export type Handler<O extends OperationId> = (call: Call<O>) => Promise<Answer<O>>;

/** A handler for every operation of the document. */
export type Handlers = { [O in OperationId]: Handler<O> };

// The document names every uploaded file `file` or `files`; its type there is only `string`.
type Upload<B> = {
  [K in keyof B]: K extends 'file' ? UploadedFile : K extends 'files' ? UploadedFile[] : B[K];
};

type BodyOf<O extends OperationId> = operations[O] extends { requestBody?: { content: infer Content } }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : Content extends { 'multipart/form-data': infer Fields }
      ? Upload<Fields>
      : never
  : undefined;

// Query parameters that the document leaves optional all have a default there, which validation fills in.
type WithDefaults<Query> = { [K in keyof Query]-?: NonNullable<Query[K]> };

type AnswerOf<Responses> = {
  [Status in keyof Responses]: { status: Status; body: ContentOf<Responses[Status]> };
}[keyof Responses];

type ContentOf<Response> = Response extends { content: infer Content }
  ? {
      [Type in keyof Content]: Type extends 'application/json' ? Content[Type] : Buffer | Readable;
    }[keyof Content]
  : undefined;
