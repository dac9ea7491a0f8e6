import { EventSourceParserStream, type EventSourceMessage } from "eventsource-parser/stream";

/** Reads a stream of server-sent events (WHATWG HTML §9.2). One without a name has `event` undefined. */
export async function* serverEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<EventSourceMessage> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  // Not every browser can loop over a stream by itself.
  const reader = events.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel();
  }
}
