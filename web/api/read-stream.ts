/** One message of a server-sent stream; without data when it only marks a place. */
export interface StreamMessage {
  type: string;
  id: number | undefined;
  data: string | undefined;
}

/** Reads server-sent events until the stream ends; `onBytes` hears of every sign of life, comments too. */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
  onMessage: (message: StreamMessage) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const blocks = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) onMessage(parseBlock(block));
  }
}

/** The fields of one block; the last of a name wins, but data is joined line by line. */
function parseBlock(block: string): StreamMessage {
  const message: StreamMessage = { type: 'message', id: undefined, data: undefined };
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (name === 'event') message.type = value;
    if (name === 'id' && /^\d+$/.test(value)) message.id = Number(value);
    if (name === 'data') message.data = message.data === undefined ? value : `${message.data}\n${value}`;
  }
  return message;
}
