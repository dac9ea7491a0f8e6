/** An event of a calendar for locks: a code and when it works, epoch milliseconds. */
export interface LockCode {
  stayId: string;
  code: string;
  from: number;
  until: number;
}

const EVENT = /BEGIN:VEVENT\r\n(.*?)\r\nEND:VEVENT/gs;
const CODE = /^(?:Last 4 Digits|Door code): (\d+)$/;

/** Returns the codes of a calendar for locks. Throws where an event has none. */
export function lockCodesIn(calendar: string): LockCode[] {
  return [...calendar.replaceAll("\r\n ", "").matchAll(EVENT)].map(([, event = ""]) => {
    const fields = new Map(
      event.split("\r\n").map((line) => {
        const [name = "", value = ""] = line.split(/:(.*)/s, 2);
        return [name, value] as const;
      }),
    );
    const code = CODE.exec(fields.get("DESCRIPTION") ?? "")?.[1];
    if (code === undefined) throw new Error(`an event of a lock has no code: ${event}`);
    return {
      stayId: (fields.get("UID") ?? "").replace(/@.*$/, ""),
      code,
      from: momentIn(fields.get("DTSTART")),
      until: momentIn(fields.get("DTEND")),
    };
  });
}

/** Reads a moment in UTC (RFC 5545 §3.3.5). */
function momentIn(text = ""): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)?.slice(1).map(Number);
  if (!parts) throw new Error(`${text} is no moment`);
  const [year = 0, month = 0, day = 0, ...time] = parts;
  return Date.UTC(year, month - 1, day, ...time);
}
