import { createContext, type ReactNode } from "react";
import type { WifiContent } from "#sections/wifi/content.ts";

/** Draws what joins the network; null where nobody joins it, as on hosts' screens, which are spared the code that draws. */
export const JoinDrawing = createContext<((content: WifiContent) => ReactNode) | null>(null);
