/** Requests of the editor's page to its server. */

/** The error for a request that the server refused. The message is a sentence for the author. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest';
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as Answer;
  throw new RefusedRequest(text || `The server answered ${response.status}.`);
}

export const get = async <Answer>(name: string): Promise<Answer> =>
  answerOf<Answer>(await fetch(`/edit/api/${name}`));

export const post = async <Answer>(name: string, body: object, signal?: AbortSignal): Promise<Answer> =>
  answerOf<Answer>(
    await fetch(`/edit/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    }),
  );

/** Sends a photograph without changes. Resolves with the message of the program that crops it. */
export const postPhoto = async (photo: File, query: Record<string, string>): Promise<{ message: string }> =>
  answerOf<{ message: string }>(
    await fetch(`/edit/api/photo?${new URLSearchParams(query).toString()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: photo,
    }),
  );
