import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Reads server-sent events until the stream ends; `onBytes` hears of every sign of life, comments too. */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
  onMessage: (message: EventSourceMessage) => void,
): Promise<void> {
  const parser = createParser({ onEvent: onMessage });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onBytes();
    parser.feed(decoder.decode(part.value, { stream: true }));
  }
}
