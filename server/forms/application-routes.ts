/** `POST /api/applications`: a job application with its resume, streamed in. */
import { type Context, Hono } from 'hono';
import { endpoints, wireNames } from '../../contracts/endpoints.ts';
import type { ApiEnvironment, Gate } from './guard.ts';
import { readBoundary } from '../http/multipart-parser.ts';
import { isNativePost } from '../http/native-post.ts';
import { type FormAnswers, foreign, tooMany } from '../http/refusal.ts';
import { unreadable, writeJson, writePage } from './application-reply.ts';
import { readRefusedFields } from './refused-fields.ts';
import { type Answer, type IntakeOptions, createIntake, isKey, typed } from '../resumes/intake.ts';

/** Dependencies of the route. */
export type ApplicationOptions = IntakeOptions &
  FormAnswers & {
    /** Checks a request before its body is read; shared with the other forms. */
    gate: Gate;
  };

/** Builds the route; every answer but a native post's is JSON. */
export function applicationRoutes(options: ApplicationOptions): Hono<ApiEnvironment> {
  const takeIn = createIntake(options);

  /** Looks at a request's head, and takes its body in when that is in order. */
  async function answer(context: Context<ApiEnvironment>, isNative: boolean): Promise<Answer> {
    const admission = await options.gate(context);
    if (admission.outcome !== 'admitted') {
      const reply = admission.outcome === 'foreign' ? foreign() : tooMany(admission.retryAfterSeconds);
      const fields = isNative ? await readRefusedFields(context, options.bodyTimeoutMilliseconds) : {};
      return { reply, fields };
    }
    const { req, env } = context;
    const boundary = readBoundary(req.header('content-type') ?? '');
    const key = typed(req.header(wireNames.idempotencyHeader));
    if (boundary === undefined || !isKey(key)) return { reply: unreadable('malformed') };
    const { address, arrivedAt } = admission;
    const declaredBytes = Number(req.header('content-length') ?? 0);
    // Node's own stream: the web stream around it would buffer every upload twice more.
    const body = env.incoming;
    return takeIn({ body, boundary, declaredBytes, key, address, arrivedAt, isNative });
  }

  return new Hono<ApiEnvironment>().post(endpoints.applications, async (context) => {
    const isNative = isNativePost(context.req.raw.headers);
    const { reply, fields = {} } = await answer(context, isNative);
    return isNative
      ? writePage(context, reply, fields, options)
      : writeJson(context, reply, options.sentences);
  });
}
