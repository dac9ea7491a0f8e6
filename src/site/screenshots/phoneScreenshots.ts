/** Screens of the demo guidebook on a phone, 390 × 844. */
type DemoScreenshot = "home" | "wifi";
/** Those, the page of a guest of the same home on the day of arrival, and a host's screens on a phone. */
export type PhoneScreenshot = DemoScreenshot | "stay" | HostScreenshot;
type HostScreenshot = "editor-phone" | "stays-phone";
/** A host's screens at a desk, 1440 × 900. */
export type DeskScreenshot = "editor" | "stays";
export type Light = "light" | "dark";

/** The widths in which each is kept, in px. */
export const screenshotWidths = [300, 600, 900] as const;

/** The same of a host's screens. */
export const deskWidths = [720, 1440] as const;

/** Where the demo guidebook shows it. */
export const screenshotPath: Record<DemoScreenshot, string> = {
  home: "/view/demo-wanaka-retreat",
  wifi: "/view/demo-wanaka-retreat#wifi",
};
