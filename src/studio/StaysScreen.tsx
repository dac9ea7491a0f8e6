import { PRODUCT } from "#platform/site.ts";
import { StaysView } from "#studio/stays/StaysView.tsx";

export const meta = () => [{ title: `Stays | ${PRODUCT.name}` }];

/** The stays of all guidebooks. */
export default function StaysScreen() {
  return <StaysView />;
}
