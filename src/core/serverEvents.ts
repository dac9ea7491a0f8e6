import { EventSourceParserStream, type EventSourceMessage } from "eventsource-parser/stream";

/** Parses a stream of server-sent events (WHATWG HTML §9.2). An event without a name has `event` undefined. */
export async function* serverEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<EventSourceMessage> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  // Not every browser can iterate a stream.
  const reader = events.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel();
  }
}
