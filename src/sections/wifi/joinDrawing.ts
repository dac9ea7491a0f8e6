import { createContext, type ReactNode } from "react";
import type { WifiContent } from "#sections/wifi/content.ts";

/** Draws what joins the network; null on hosts' screens, which do without the code that draws. */
export const JoinDrawing = createContext<((content: WifiContent) => ReactNode) | null>(null);
