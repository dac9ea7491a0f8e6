export const tones = ["warm", "plain", "brief"] as const;
export type Tone = (typeof tones)[number];

export const toneNames: Record<Tone, string> = { warm: "Warm", plain: "Plain", brief: "Brief" };
