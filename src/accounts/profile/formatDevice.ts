const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, "an iPhone"],
  [/\biPad\b/, "an iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "a Chromebook"],
  [/\b(Macintosh|Mac OS X)\b/, "a Mac"],
  [/\bLinux\b/, "Linux"],
];

/** Formats a browser from its User-Agent, without versions: "Chrome on Windows". */
export function formatDevice(userAgent: string): string {
  const named = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = named(browsers) ?? "a browser";
  const system = named(systems);
  return system === undefined ? browser : `${browser} on ${system}`;
}
