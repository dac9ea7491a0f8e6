/** Screens of the demo guidebook on a phone, 390 × 844. */
export type PhoneScreenshot = "home" | "wifi" | "eat";
export type Light = "light" | "dark";

/** The widths in which each is kept, in px. */
export const screenshotWidths = [300, 600, 900] as const;

/** Those of a host's editor, 1440 × 900. */
export const editorWidths = [720, 1440] as const;

/** Where the demo guidebook shows it. */
export const screenshotPath: Record<PhoneScreenshot, string> = {
  home: "/view/demo-wanaka-retreat",
  wifi: "/view/demo-wanaka-retreat#wifi",
  eat: "/view/demo-wanaka-retreat#dining",
};
