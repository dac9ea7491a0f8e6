import { PRODUCT } from "#core/product.ts";
import { StaysView } from "#stays/screens/StaysView.tsx";

export const meta = () => [{ title: `Stays | ${PRODUCT.name}` }];

/** The stays of all guidebooks. */
export default function StaysScreen() {
  return <StaysView />;
}
